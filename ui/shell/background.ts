/** What the page does beside the customer's way begins when the first screen is there with its data, and then when the browser is idle. */
let begun: Promise<unknown> = Promise.resolve();

const whenIdle = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;

export function beginAfter(firstScreen: Promise<unknown>): void {
  begun = firstScreen;
}

export const inBackground = (work: () => void): void => void begun.then(() => whenIdle(work));

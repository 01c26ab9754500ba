/** What no screen waits for is asked for when the first one has its data: the start has fewer requests (decision 036). */
let there: Promise<unknown> = Promise.resolve();

export function waitForFirstScreen(screen: Promise<unknown>): void {
  there = screen;
}

export const firstScreenIsThere = (): Promise<unknown> => there;

import { frameOf, type FrameName } from './frames.ts';

/** ms. The frame closes, and the length of the history follows it, a moment later. */
const LOOK_AGAIN_MS = 50;
const LOOKS = 20;
/** ms. The browser has gone back by then; later events are the customer's own. */
const GOES_BACK_MS = 300;

const stateNow = (): string => JSON.stringify(history.state);

/**
 * What a hosted page has put into the history of this tab stays there when its frame is gone: each of its steps would be a press of Back that
 * changes nothing. Call it when the frame opens, and the result when it closes: once the frame is gone, the tab goes back over these steps, before
 * the portal adds its next one. Nothing happens once the customer has left the screen.
 */
export function followFrameHistory(name: FrameName): () => void {
  const { length } = history;
  const { href } = location;
  const look = (left: number) => {
    const steps = history.length - length;
    if (left === 0 || location.href !== href) return;
    // going back while the frame is there would load its page before
    if (steps > 0 && frameOf(name) === null) goBackOver(steps);
    else setTimeout(look, LOOK_AGAIN_MS, left - 1);
  };
  return () => void setTimeout(look, 0, LOOKS);
}

function goBackOver(steps: number): void {
  const own = stateNow();
  const stop = () => removeEventListener('popstate', arrived, true);
  const arrived = (event: PopStateEvent) => {
    event.stopImmediatePropagation(); // the screen stays
    if (stateNow() === own) stop();
    else history.forward(); // the customer had gone back inside the frame: this is a step too far
  };
  addEventListener('popstate', arrived, true);
  setTimeout(stop, GOES_BACK_MS);
  history.go(-steps);
}

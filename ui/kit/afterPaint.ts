/** ms. A hidden page does not paint, and a busy page paints late: presses are delivered by then in any case. */
const LATEST_MS = 100;

const waiting: (() => void)[] = [];

/** Runs them in order; one that throws does not stop the others. */
function work(): void {
  try {
    while (waiting.length > 0) waiting.shift()?.();
  } finally {
    if (waiting.length > 0) soon();
  }
}

function soon(): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    clearTimeout(latest);
    work();
  };
  const latest = setTimeout(once, LATEST_MS);
  // the requested frame is painted before the task that follows it
  globalThis.requestAnimationFrame?.(() => void setTimeout(once));
}

/** A press that the browser itself shows. Typed and ticked values are controlled by the charts, which get them at once. */
function isPress(event: unknown): boolean {
  if (!(event instanceof Event)) return false;
  const { type, target } = event;
  return type === 'submit' || (type === 'click' && (!(target instanceof HTMLInputElement) || target.type === 'radio'));
}

/**
 * Delivers a press to the charts after the browser has painted the pressed button or choice, so that the customer first sees the press (quality §7).
 * Events keep their order: later ones wait behind a press. Events without a press are delivered at once.
 */
export function afterPaint(deliver: () => void): void {
  const isHeldUp = waiting.length > 0;
  if (!isHeldUp && !isPress(Reflect.get(globalThis, 'event'))) {
    deliver();
    return;
  }
  waiting.push(deliver);
  if (!isHeldUp) soon();
}

/** ms. A hidden page paints nothing, and a busy one late: what was pressed is told by then in any case. */
const LATEST_MS = 100;

const waiting: (() => void)[] = [];

/** In the order they came; one that fails does not take the others with it. */
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
  // a frame is asked for first, and painted before the task that follows it
  globalThis.requestAnimationFrame?.(() => void setTimeout(once));
}

/** A press that the browser shows by itself; what is typed and ticked stays as the charts say, and they are told at once. */
function isPress(event: unknown): boolean {
  if (!(event instanceof Event)) return false;
  return event.type === 'submit' || (event.type === 'click' && !(event.target instanceof HTMLInputElement));
}

/**
 * Tells the charts what was pressed once the browser has painted the pressed button: whatever follows from it, it is seen first that the press
 * was heard (quality §7). Nothing overtakes: what is told meanwhile waits behind. What is told without a press is told at once.
 */
export function afterPaint(tell: () => void): void {
  const isHeldUp = waiting.length > 0;
  if (!isHeldUp && !isPress(Reflect.get(globalThis, 'event'))) {
    tell();
    return;
  }
  waiting.push(tell);
  if (!isHeldUp) soon();
}

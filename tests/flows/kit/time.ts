import { vi } from 'vitest';

/** ms of CPU time that a step waits for pending requests. Long, because a slow machine needs more CPU time for the same work. */
const PATIENCE_MS = 3_000;
/** The same while the test delays one of them, so that it does not stop the time. */
const DELAYED_PATIENCE_MS = 60;
/** Turns of the event loop without a pending request until the page counts as idle. */
const CALM_TURNS = 10;
const STEP_MS = 1_000;

/** Puts timers and clock of page and lender into one virtual time. Call it before creating the lender, so that its worker is included. */
export const stopTime = (): unknown =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
/** CPU time in ms, because page and lender run in this process, and other processes must not count. */
const workedMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** The virtual time of a test. It advances only while no request is pending, so that a slow machine makes no difference. */
export function timeOf(line: { waiting: () => number; delayed: () => number }) {
  /** False: a request is still pending. */
  const calm = async (): Promise<boolean> => {
    const from = workedMs();
    let turns = 0;
    while (turns < CALM_TURNS && workedMs() - from < (line.delayed() > 0 ? DELAYED_PATIENCE_MS : PATIENCE_MS)) {
      await turn();
      turns = line.waiting() === 0 ? turns + 1 : 0;
    }
    return turns === CALM_TURNS;
  };
  const quiet = async (): Promise<void> => void (await calm());
  return {
    /** Waits until nothing is pending at the current time. */
    quiet,
    /** Waits until every request has its answer. Advances the time for a delayed answer. */
    async settled(): Promise<void> {
      while (!(await calm())) await vi.advanceTimersToNextTimerAsync();
    },
    /** Advances the time until `holds`. Throws after `limitMs` of virtual time; `what` describes the state. */
    async until(holds: () => boolean, what: () => string, limitMs = 90_000): Promise<void> {
      const end = Date.now() + limitMs;
      for (;;) {
        await quiet();
        if (holds()) return;
        if (Date.now() >= end) throw new Error(`${limitMs / 1000} s have passed: ${what()}`);
        await vi.advanceTimersToNextTimerAsync();
      }
    },
    /** Advances the time by `ms`. */
    async passes(ms: number): Promise<void> {
      for (let left = ms; left > 0; left -= STEP_MS) {
        await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
        await quiet();
      }
    },
  };
}
export type Time = ReturnType<typeof timeOf>;

import { vi } from 'vitest';

/** ms of work of this process that a step of time waits for requests under way: one that hangs must not stop the time, a busy machine must not seem to hang. */
const PATIENCE_MS = 60;
/** Turns of the event loop without a request under way until the page counts as still. */
const CALM_TURNS = 10;
const STEP_MS = 1_000;

/** Timers and clock of the page and of the lender: one virtual time. Before the lender is made, so that its worker lives in it too. */
export const stopTime = (): unknown =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] });

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
/** Page and lender run in this process: while others have the processor, nothing of theirs gets any older. */
const workedMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** The time of one test. It passes only while nothing is under way, so that no machine is too slow for it. */
export function timeOf(line: { waiting: () => number }) {
  /** False: a request is still under way. */
  const calm = async (): Promise<boolean> => {
    const from = workedMs();
    let turns = 0;
    while (turns < CALM_TURNS && workedMs() - from < PATIENCE_MS) {
      await turn();
      turns = line.waiting() === 0 ? turns + 1 : 0;
    }
    return turns === CALM_TURNS;
  };
  const quiet = async (): Promise<void> => void (await calm());
  return {
    /** Everything that goes by itself has gone. */
    quiet,
    /** Every request has been answered, however slow the machine is. Time passes for an answer that is delayed. */
    async settled(): Promise<void> {
      while (!(await calm())) await vi.advanceTimersToNextTimerAsync();
    },
    /** Lets time pass until it holds. Throws when it does not within `limitMs` of virtual time; `what` tells where things stand. */
    async until(holds: () => boolean, what: () => string, limitMs = 90_000): Promise<void> {
      const end = Date.now() + limitMs;
      for (;;) {
        await quiet();
        if (holds()) return;
        if (Date.now() >= end) throw new Error(`${limitMs / 1000} s have passed: ${what()}`);
        await vi.advanceTimersToNextTimerAsync();
      }
    },
    /** Lets so many ms pass. */
    async passes(ms: number): Promise<void> {
      for (let left = ms; left > 0; left -= STEP_MS) {
        await vi.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
        await quiet();
      }
    },
  };
}
export type Time = ReturnType<typeof timeOf>;

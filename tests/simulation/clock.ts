type Timer = { id: number; at: number; ring: () => void };

/** Virtual time in ms for charts and network: it jumps to the next timer. */
export class VirtualClock {
  now = 0;
  #timers: Timer[] = [];
  #last = 0;

  setTimeout(ring: (...args: unknown[]) => void, ms: number): number {
    const timer = { id: ++this.#last, at: this.now + Math.max(0, ms), ring };
    const later = this.#timers.findIndex(({ at }) => at > timer.at);
    this.#timers.splice(later < 0 ? this.#timers.length : later, 0, timer);
    return timer.id;
  }

  clearTimeout(id: number): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  }

  /** Runs the next timer that is due until `end`. False when there is none. */
  next(end: number): boolean {
    const [first] = this.#timers;
    if (!first || first.at > end) return false;
    this.#timers.shift();
    this.now = first.at;
    first.ring();
    return true;
  }
}

/** Lets pending promises settle: Node runs a tick when all of them have. A turn of the event loop for each timer took a fifth of the simulations. */
export const settle = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));

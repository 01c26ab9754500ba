import { ModelRefusal } from '../service.ts';

/**
 * OPEN, and the one exclusion of this simulation: the sandbox lender remembers a payment that it takes, and no payment that it refuses. A request
 * that arrives twice can be refused first (PapersMissing, LockMissing), and be taken a moment later, when another tab of the same customer has
 * signed: the first page has said "nothing was charged", and is wrong. Money is never charged twice by it, and never without its papers. Here a
 * refused key stays refused, as for a lender that writes a tombstone with its refusal; the control `takesRefused` is the sandbox lender of today.
 */
export class Refusals {
  readonly #refused = new Map<string, ModelRefusal>();

  keep<T>(key: string, serve: () => T): T {
    const before = this.#refused.get(key);
    if (before) throw before;
    try {
      return serve();
    } catch (error) {
      if (error instanceof ModelRefusal) this.#refused.set(key, error);
      throw error;
    }
  }
}

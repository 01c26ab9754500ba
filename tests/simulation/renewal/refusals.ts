import { ModelRefusal } from '../service.ts';

/**
 * A refused key stays refused, as in the lender: a request that arrives twice can be refused first (PapersMissing, LockMissing), and would be taken
 * a moment later, when another tab of the same customer has signed. The first page has said "nothing was charged".
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

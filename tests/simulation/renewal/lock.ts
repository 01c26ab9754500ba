import type { Answer } from '../../../services/contract/index.ts';
import { PERSON, type Party } from './loan.ts';

/** A lock expires unless it is renewed within this time, ms: services/lender/locks.ts. */
export const LOCK_LIFETIME_MS = 30 * 60_000;

type Held = { who: Party; until: number; takenAt: number; late: boolean };

/** The refinance lock of the loan, as the sandbox lender keeps it: one party at a time, and an end of its own. */
export class Lock {
  #held: Held | null = null;
  /** Who held it, and from when to when. */
  readonly past: { who: Party; from: number; to: number }[] = [];

  /** Who holds it now, and since when. `late`: taken by a request whose sender had been told that it failed. */
  heldAt(now: number): Held | null {
    return this.#held && now < this.#held.until ? this.#held : null;
  }

  take(who: Party, now: number, late: boolean): Answer<'POST /loanlock'> {
    const held = this.heldAt(now);
    if (held && held.who !== who) return { alreadyLocked: true, lockedByName: PERSON[held.who].name };
    this.#end(now);
    this.#held = { who, until: now + LOCK_LIFETIME_MS, takenAt: now, late };
    return { alreadyLocked: false, lockedByName: '' };
  }

  /** Only the caller's; releasing a lock that the caller does not hold succeeds (CONF-019). */
  release(who: Party, now: number): Answer<'POST /loanlock'> {
    if (this.#held?.who === who) this.free(now);
    return { alreadyLocked: false, lockedByName: '' };
  }

  /** Ends the lock, whoever holds it: a renewal of the loan was cancelled. */
  free(now: number): void {
    this.#end(now);
    this.#held = null;
  }

  /** Did this person hold it at some moment of this time? */
  wasHeldBy(name: string, from: number, to: number): boolean {
    const now = this.#held ? [{ who: this.#held.who, from: this.#held.takenAt, to: this.#held.until }] : [];
    return [...this.past, ...now].some((one) => PERSON[one.who].name === name && one.from <= to && one.to >= from);
  }

  #end(now: number): void {
    if (this.#held) this.past.push({ who: this.#held.who, from: this.#held.takenAt, to: Math.min(now, this.#held.until) });
  }
}

import { ModelRefusal } from '../service.ts';

/** `waiting`: granted, and not collected yet: it is owed. `abandoned`: the tombstone of a key. */
export type Move = { messageKey: string; key: string; state: 'open' | Ending | 'abandoned'; decidesAt: number; ends: Ending };
type Ending = 'done' | 'waiting' | 'declined';
export type Decision = { afterMs: number; ends: Ending };

/** What a lender does with money that moves, whatever it is for: one move for each key, one open at a time, the fence wins over what comes late. */
export class MoneyService {
  readonly all: Move[] = [];
  readonly #refused = new Set<string>();
  readonly #fences: 'as written' | 'none' | 'lies';

  constructor(fences: 'as written' | 'none' | 'lies') {
    this.#fences = fences;
  }

  post(key: string, now: number, { afterMs, ends }: Decision): { messageKey: string } {
    this.#settle(now);
    const known = this.#byKey(key);
    if (known?.state === 'abandoned') throw new ModelRefusal(409, ['This was given up.'], 'Abandoned');
    if (known) return { messageKey: known.messageKey };
    if (this.#refused.has(key) || this.all.some(({ state }) => state === 'open' || state === 'waiting')) {
      this.#refused.add(key);
      throw new ModelRefusal(409, ['Something else is on its way.']);
    }
    return this.#add({ key, state: 'open', decidesAt: now + afterMs, ends });
  }

  look(messageKey: string, now: number): Move {
    this.#settle(now);
    const found = this.all.find((one) => one.messageKey === messageKey || one.key === messageKey);
    if (!found || found.state === 'abandoned') throw new ModelRefusal(404);
    if (found.state === 'declined') throw new ModelRefusal(422, ['The money could not be sent.']);
    return found;
  }

  fence(key: string, now: number): { status?: 'abandoned' | 'accepted' } {
    this.#settle(now);
    if (this.#fences === 'none') return {};
    if (this.#fences === 'lies') return { status: 'abandoned' };
    const known = this.#byKey(key);
    if (!known && !this.#refused.has(key)) this.#add({ key, state: 'abandoned', decidesAt: now, ends: 'declined' });
    return { status: known && known.state !== 'abandoned' ? 'accepted' : 'abandoned' };
  }

  /** What the account's history shows: only what was done, the newest first. */
  history(now: number): Move[] {
    this.#settle(now);
    return this.all.filter(({ state }) => state === 'done').toSorted((one, other) => other.decidesAt - one.decidesAt);
  }

  /** Everything that is owed in the end. */
  owed(): Move[] {
    this.#settle(Number.MAX_SAFE_INTEGER);
    return this.all.filter(({ state }) => state === 'done' || state === 'waiting');
  }

  #settle(now: number): void {
    for (const one of this.all) if (one.state === 'open' && one.decidesAt <= now) one.state = one.ends;
  }

  #byKey(key: string): Move | undefined {
    return this.all.find((one) => one.key === key);
  }

  #add(one: Omit<Move, 'messageKey'>): { messageKey: string } {
    const messageKey = `m-${this.all.length + 1}`;
    this.all.push({ messageKey, ...one });
    return { messageKey };
  }
}

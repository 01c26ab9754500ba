import type { Answer, Ask } from '../../services/contract/index.ts';
import { toCents } from '../../services/contract/money.ts';
import { fingerprint } from '../../machines/payment/paymentAttempt.ts';

/** A refusal of the model, like the lender's Refusal. */
export class ModelRefusal extends Error {
  readonly status: number;
  readonly texts: readonly string[];
  readonly code: string;
  constructor(status: number, texts: readonly string[] = [], code = '') {
    super(`${status} ${code} ${texts.join(' ')}`);
    this.status = status;
    this.texts = texts;
    this.code = code;
  }
}

export type Attempt = {
  messageKey: string;
  key: string;
  intentId: string;
  cents: number;
  print: string;
  state: 'open' | 'done' | 'declined' | 'abandoned';
  decidesAt: number;
  declines: boolean;
};

type Sent = { key: string; print: string; now: number; who: string; afterMs: number; declines: boolean };

const sentBefore = () => new ModelRefusal(422, ['Already sent with other details.']);

export type ServiceRules = {
  /** An intent of the loan is paid once, with or without a key. Off for a lender that checks only keys. */
  intents: boolean;
};

/**
 * The written protocol of POST and GET /payment and POST /paymentTimeout, in memory: what the sandbox lender does on its database, fast enough
 * for tens of thousands of runs. `service.conformance.test.ts` compares it with the real lender. Time is a parameter, in ms.
 */
export class ServiceModel {
  readonly attempts: Attempt[] = [];
  /** A refused key stays refused: a copy of the request may arrive when the reason is gone. */
  readonly #refused = new Map<string, { print: string; refusal: ModelRefusal }>();
  intentId = 'intent-1';
  owed: number;
  readonly #rules: ServiceRules;

  constructor(owed: number, rules: ServiceRules) {
    this.owed = owed;
    this.#rules = rules;
  }

  post(
    ask: Ask<'POST /payment'>,
    key: string,
    now: number,
    decision: { afterMs: number; declines: boolean },
    who = '',
  ): Answer<'POST /payment'> {
    this.settle(now);
    const print = fingerprint({ ...ask, intentId: '' });
    const before = this.#byKey(key);
    if (before) return this.#replayed(before, print);
    const refused = this.#refused.get(key);
    if (refused) throw refused.print === print ? refused.refusal : sentBefore();
    try {
      return this.#accept(ask, { key, print, now, who, ...decision });
    } catch (error) {
      if (key !== '' && error instanceof ModelRefusal) this.#refused.set(key, { print, refusal: error });
      throw error;
    }
  }

  /** Throws ModelRefusal. */
  #accept(ask: Ask<'POST /payment'>, { key, print, now, who, afterMs, declines }: Sent): Answer<'POST /payment'> {
    this.checkLoan();
    if (this.#rules.intents && ask.intentId !== this.intentId) throw new ModelRefusal(409, ['This loan has changed.']);
    const cents = toCents(ask.paymentAmount);
    if (cents === 0 || cents > this.owed) throw new ModelRefusal(422, ['The amount cannot be paid.']);
    this.checkMore(ask, who, now);
    const rival = this.attempts.some(({ state, intentId }) => state === 'open' || (state === 'done' && intentId === ask.intentId));
    if (this.#rules.intents && rival) throw new ModelRefusal(409, ['Another payment is on its way.']);
    const messageKey = `m-${this.attempts.length + 1}`;
    const attempt: Attempt = {
      messageKey,
      key,
      intentId: ask.intentId,
      cents,
      print,
      state: 'open',
      decidesAt: now + afterMs,
      declines,
    };
    this.attempts.push(attempt);
    this.accepted(attempt, ask, who, now);
    return { messageKey };
  }

  look(messageKey: string, now: number): Answer<'GET /payment'> {
    this.settle(now);
    const attempt = this.attempts.find((one) => one.messageKey === messageKey || one.key === messageKey);
    if (!attempt || attempt.state === 'abandoned') throw new ModelRefusal(404);
    if (attempt.state === 'open') return { pending: true };
    if (attempt.state === 'declined') throw new ModelRefusal(422, ['Your card was declined.']);
    return this.receiptOf(attempt);
  }

  /** The first one wins: the attempt, or its tombstone. */
  fence(key: string, now: number): Answer<'POST /paymentTimeout'> {
    this.settle(now);
    if (key === '') return {};
    if (this.#refused.has(key)) return { status: 'abandoned' };
    if (!this.#byKey(key))
      this.attempts.push({
        messageKey: `m-${this.attempts.length + 1}`,
        key,
        intentId: '',
        cents: 0,
        print: '',
        state: 'abandoned',
        decidesAt: 0,
        declines: false,
      });
    return { status: this.#byKey(key)?.state === 'abandoned' ? 'abandoned' : 'accepted' };
  }

  /** Decides everything that is due. */
  settle(now: number): void {
    for (const attempt of this.attempts.filter(({ state, decidesAt }) => state === 'open' && decidesAt <= now)) {
      attempt.state = attempt.declines || !this.isStillPossible(attempt) ? 'declined' : 'done';
      if (attempt.state === 'done') this.book(attempt);
    }
  }

  /** What a service with more kinds of payments refuses before it looks at the intent. Throws ModelRefusal. */
  protected checkLoan(): void {}
  /** The same, after it has looked at the amount. `who`: the caller. */
  protected checkMore(_ask: Ask<'POST /payment'>, _who: string, _now: number): void {}
  /** An attempt is on its way. */
  protected accepted(_attempt: Attempt, _ask: Ask<'POST /payment'>, _who: string, _now: number): void {}

  protected isStillPossible(attempt: Attempt): boolean {
    return attempt.cents <= this.owed;
  }

  protected book(attempt: Attempt): void {
    this.owed -= attempt.cents;
    this.intentId = `intent-${this.attempts.length + 1}`;
  }

  protected receiptOf(attempt: Attempt): Extract<Answer<'GET /payment'>, { pending: false }> {
    return {
      pending: false,
      confirmationNumber: `P-${attempt.messageKey}`,
      amountPaid: attempt.cents,
      newBalance: this.owed,
      paidAt: new Date(attempt.decidesAt).toISOString(),
    };
  }

  #byKey(key: string): Attempt | undefined {
    return key === '' ? undefined : this.attempts.find((one) => one.key === key);
  }

  #replayed(attempt: Attempt, print: string): Answer<'POST /payment'> {
    if (attempt.state === 'abandoned') throw new ModelRefusal(409, ['This payment was given up.'], 'PaymentAbandoned');
    if (attempt.print !== print) throw sentBefore();
    return { messageKey: attempt.messageKey };
  }
}

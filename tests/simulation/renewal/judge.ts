import type { App } from './app.ts';
import type { Party } from './loan.ts';
import { PERSON } from './loan.ts';
import { figuresOf } from './papers.ts';
import type { Seat } from './seat.ts';
import type { RenewalService } from './service.ts';

type Claim = { seat: Seat; says: string; keys: readonly string[]; at: number };

/** ms: an answer is at most this old when the page shows it. */
const ANSWER_MS = 40_000;

/** Compares what the pages of both parties say with the service's books. */
export class Judge {
  readonly #service: RenewalService;
  readonly #claims: Claim[] = [];
  readonly #learned = new Map<Party, Set<string>>([
    ['ann', new Set()],
    ['sam', new Set()],
  ]);
  /** What ReviewPayment showed when the payment was sent that the service has taken. */
  readonly #reviews = new Map<string, Seat['review']>();
  readonly #problems = new Set<string>();

  constructor(service: RenewalService) {
    this.#service = service;
  }

  /** The service has taken this payment. */
  noteTaken(key: string, review: Seat['review']): void {
    this.#reviews.set(key, review);
  }

  /** What a page says now. */
  watch(app: App, now: number): void {
    const { seat } = app;
    const { payment, renewal, agreement, cancel } = app.views();
    if (payment?.screen === 'ConfirmPayment') this.#watchPaid(seat, payment.confirmationNumber, now);
    if (payment?.screen === 'ReviewPayment' || payment?.screen === 'MakePayment') {
      if (payment.failure?.kind === 'refused') this.#claim(seat, 'refused', now);
      else if (payment.notice === 'notSent') this.#claim(seat, 'notSent', now);
    }
    if (renewal?.screen === 'ProductSwitch' && renewal.lockWasLost) this.#claim(seat, 'notCharged without the lock', now);
    if (agreement?.screen === 'AccountDisclosures' && agreement.wasRefused) this.#claim(seat, 'notCharged without the papers', now);
    if (renewal?.screen === 'AlternateBlocked') {
      const name = renewal.alternateName;
      const isOther = name !== PERSON[seat.world.who].name && this.#service.lock.wasHeldBy(name, now - ANSWER_MS, now);
      if (!isOther) this.#say(`says that ${name} holds the loan, who does not (${now} ms)`);
    }
    if (cancel?.screen === 'ConfirmPayment' || (cancel?.screen === 'CancelRenewal' && cancel.state === 'cancelled')) {
      const renewed = this.#service.renewals.find(({ newLoanId }) => newLoanId === cancel.loanId);
      if (renewed?.cancelledAt === null || !renewed) this.#say(`says cancelled, and it is not (${now} ms)`);
    }
  }

  /** After the faults have ended and time has passed, a page shows the real outcome. */
  expectTruth(app: App): void {
    const { payment, cancel } = app.views();
    if (payment?.screen === 'PaymentProcessing') this.#say('does not know the truth in time: PaymentProcessing');
    if (payment?.screen === 'ReviewPayment' && !['ready', 'refused'].includes(payment.phase))
      this.#say(`does not know the truth in time: ReviewPayment ${payment.phase}`);
    if (cancel?.screen === 'CancelRenewal' && cancel.isSending) this.#say('does not know the truth in time: CancelRenewal');
    if (app.running === null && app.seat.inFlight) this.#say('has left, and the attempt is forgotten');
  }

  /**
   * When everybody has left, who still has the lock has renewed, or has lost the request that gives it back. Not counted: a lock that a request
   * has taken whose sender was told long before that it failed.
   */
  expectNoLock(now: number, isExcused: (who: Party, takenAt: number) => boolean): void {
    const held = this.#service.lock.heldAt(now);
    if (!held || held.late) return;
    const isRenewed = this.#service.renewals.some(({ who }) => who === held.who);
    if (!isRenewed && !isExcused(held.who, held.takenAt)) this.#say(`lock left behind by ${held.who}, taken at ${held.takenAt} ms`);
  }

  verdict(): string[] {
    const { attempts, renewals, payOuts } = this.#service;
    const booked = attempts.filter(({ state }) => state === 'done');
    for (const { says, keys, at } of this.#claims)
      if (booked.some(({ key }) => keys.includes(key))) this.#say(`says ${says} at ${at} ms of something that is booked`);
    const intents = booked.map(({ intentId }) => intentId);
    if (new Set(intents).size < intents.length) this.#say('double charge: two for one intent');
    for (const { messageKey, cents } of booked) {
      const who = this.#service.payerOf(messageKey);
      if (who && !this.#learned.get(who)?.has(`P-${messageKey}`))
        this.#say(`${who} was charged ${cents} and is not told: double charge or lost`);
    }
    const paidOut = payOuts.map(({ intentId }) => intentId);
    if (new Set(paidOut).size < paidOut.length) this.#say('double pay-out: two for one intent');
    for (const { messageKey } of payOuts)
      if (!renewals.some((one) => one.messageKey === messageKey)) this.#say('cash paid out without a renewal');
    for (const { messageKey, terms, agreed, owedBefore, cancelledAt } of renewals) {
      if (!agreed) this.#say('renewed without acknowledged and signed papers of exactly these terms');
      const key = attempts.find((one) => one.messageKey === messageKey)?.key ?? '';
      const review = this.#reviews.get(key);
      const cash = payOuts.filter((one) => one.messageKey === messageKey);
      if (cash.reduce((sum, { cents }) => sum + cents, 0) !== terms.lent) this.#say('renewed with other cash than was paid out');
      if (cash.some(({ isTakenBack }) => isTakenBack !== (cancelledAt !== null))) this.#say('cancelled, and the cash is not taken back');
      const figures = JSON.stringify(figuresOf(terms, owedBefore));
      if (!review?.renews || review.amount !== terms.paid || review.lent !== terms.lent || JSON.stringify(review.newLoan) !== figures)
        this.#say('renewed with other terms than ReviewPayment showed');
    }
    return [...this.#problems];
  }

  #watchPaid(seat: Seat, number: string, now: number): void {
    const learned = this.#learned.get(seat.world.who);
    if (learned?.has(number)) return;
    learned?.add(number);
    seat.keys.clear();
    const isBooked = this.#service.attempts.some(({ messageKey, state }) => state === 'done' && number === `P-${messageKey}`);
    if (!isBooked) this.#say(`says paid, but nothing is booked (${now} ms)`);
  }

  #claim(seat: Seat, says: string, at: number): void {
    const learned = this.#learned.get(seat.world.who);
    const isTold = (key: string) => this.#service.attempts.some((one) => one.key === key && learned?.has(`P-${one.messageKey}`));
    const keys = [...seat.keys].filter((key) => !isTold(key)); // the other tab may have told the outcome
    const known = this.#claims.some((claim) => claim.seat === seat && claim.says === says && claim.keys.length === keys.length);
    if (keys.length > 0 && !known) this.#claims.push({ seat, says, keys, at });
  }

  #say(problem: string): void {
    this.#problems.add(problem);
  }
}

import type { Answer, Ask } from '../../../services/contract/index.ts';
import { toCents } from '../../../services/contract/money.ts';
import { ModelRefusal, ServiceModel, type Attempt } from '../service.ts';
import { fits, LOAN_ID, OWED, type Party } from './loan.ts';
import { Lock } from './lock.ts';
import { figuresOf, Papers, type Terms } from './papers.ts';
import { headerOf, partyIn, termsOf, type PayOut, type Renewal, type RenewalRules, type Work } from './renewals.ts';
import { Signings } from './signings.ts';

/** A location counts this long, ms: services/lender/lending/located.ts. */
const LOCATION_MS = 60 * 60_000;

/**
 * A title loan of two parties and its renewals, in memory, as the sandbox lender has them on its database: lock, location, papers, signatures,
 * payments, cancellation. `renewal.conformance.test.ts` compares it with the real lender.
 */
export class RenewalService extends ServiceModel {
  readonly lock = new Lock();
  readonly papers: Papers;
  readonly signings = new Signings();
  readonly renewals: Renewal[] = [];
  readonly payOuts: PayOut[] = [];
  readonly #works = new Map<string, Work>();
  readonly #payers = new Map<string, Party>();
  readonly #locatedAt = new Map<Party, number>();
  readonly #can: RenewalRules;

  constructor(rules: RenewalRules) {
    super(OWED, { intents: rules.intents });
    this.papers = new Papers(rules.signs);
    this.#can = rules;
  }

  /** The renewal that stands; null while the loan is the old one. */
  get standing(): Renewal | null {
    return this.renewals.find(({ cancelledAt }) => cancelledAt === null) ?? null;
  }

  get now() {
    return { intentId: this.intentId, owed: this.standing ? 0 : this.owed, isOver: this.standing !== null };
  }

  payerOf(messageKey: string): Party | null {
    return this.#payers.get(messageKey) ?? null;
  }

  locate(who: Party, now: number): void {
    this.#locatedAt.set(who, now);
  }

  openSigning(who: Party, now: number): { id: string; expiresAt: number } {
    if (this.standing) throw new ModelRefusal(422, ['You are not eligible at this time.']);
    const current = this.papers.current(who, this.now);
    if (!current) throw new ModelRefusal(422, ['Read the documents of this refinance before you sign them.'], 'PapersMissing');
    return this.signings.open(who, current.termsId, now);
  }

  lookAtSigning(who: Party, now: number): Answer<'GET /loanSigning'> {
    const current = this.papers.current(who, this.now);
    if (!current) throw new ModelRefusal(404);
    return this.signings.look(who, current.termsId, now);
  }

  /** The same header again is answered the same. Throws ModelRefusal. */
  cancel(ask: Ask<'POST /cancelrefinance'>, now: number): Answer<'POST /cancelrefinance'> {
    this.settle(now);
    const renewal = this.renewals.find(({ newLoanId }) => ask.newLoanHeaderId === headerOf(newLoanId));
    if (!renewal) throw new ModelRefusal(403);
    if (renewal.cancelledAt === null) {
      const { loanId, amountPaid, confirmationNumber } = ask.confirmationData;
      const matches = loanId === LOAN_ID && toCents(amountPaid) === renewal.terms.paid && confirmationNumber === `P-${renewal.messageKey}`;
      if (!matches) throw new ModelRefusal(422, ['This does not match your refinance.']);
      if (!this.mayCancel(renewal, now)) throw new ModelRefusal(422, ['This refinance can no longer be cancelled online.']);
      renewal.cancelledAt = now;
      for (const payOut of this.payOuts) if (payOut.messageKey === renewal.messageKey) payOut.isTakenBack = true;
      this.lock.free(now);
      this.owed = renewal.owedBefore;
      this.intentId = `intent-again-${renewal.messageKey}`;
    }
    const cancelledAt = new Date(renewal.cancelledAt ?? now).toISOString();
    return { confirmationNumber: renewal.cancelNumber, amountReturned: renewal.terms.paid, loanId: LOAN_ID, cancelledAt };
  }

  mayCancel({ bookedAt, cancelledAt }: Renewal, now: number): boolean {
    return cancelledAt === null && now <= bookedAt + this.#can.cancelMs;
  }

  protected override checkLoan(): void {
    if (this.standing && this.#can.intents) throw new ModelRefusal(422, ['Payments for this loan cannot be taken online.']);
  }

  /** In the order of the sandbox lender: services/lender/payment/refinance.ts. */
  protected override checkMore(ask: Ask<'POST /payment'>, caller: string, now: number): void {
    if (!ask.isRefi || !this.#can.intents) return;
    const who = partyIn(caller);
    const terms = termsOf(ask);
    if (!fits(terms.paid, this.owed, terms.switches)) throw new ModelRefusal(422, ['To refinance, pay another amount.']);
    if (terms.lent > 0 && who !== 'ann') throw new ModelRefusal(422, ['You are not eligible at this time.']); // the borrower's
    if ((this.#locatedAt.get(who) ?? -Infinity) <= now - LOCATION_MS)
      throw new ModelRefusal(422, ['Error validating your location, please try again.'], 'LocationMissing');
    const held = this.lock.heldAt(now);
    if (!held) throw new ModelRefusal(422, ['You have been away from this refinance for too long.'], 'LockMissing');
    if (held.who !== who) throw new ModelRefusal(409, ['Somebody is refinancing this loan now.'], 'LoanLocked');
    if (this.#can.comparesPapers && !this.#areAgreed(who, terms, now))
      throw new ModelRefusal(422, ['Read and sign the papers of exactly this refinance before you pay.'], 'PapersMissing');
  }

  protected override accepted({ messageKey, intentId }: Attempt, ask: Ask<'POST /payment'>, caller: string, now: number): void {
    const who = partyIn(caller);
    this.#payers.set(messageKey, who);
    if (!ask.isRefi) return;
    const terms = termsOf(ask);
    if (this.#can.paysOutEarly) this.#payOut(messageKey, intentId, terms);
    this.#works.set(messageKey, { who, terms, agreed: this.#areAgreed(who, terms, now), owed: this.owed });
  }

  protected override isStillPossible(attempt: Attempt): boolean {
    if (!this.#can.intents) return true;
    const work = this.#works.get(attempt.messageKey);
    if (this.standing) return false;
    return work ? attempt.cents < this.owed && work.owed === this.owed : attempt.cents <= this.owed;
  }

  protected override book(attempt: Attempt): void {
    const work = this.#works.get(attempt.messageKey);
    const owedBefore = this.owed;
    super.book(attempt);
    if (!work) return;
    const { messageKey, intentId } = attempt;
    if (!this.#can.paysOutEarly) this.#payOut(messageKey, intentId, work.terms);
    const number = { newLoanId: `new-${messageKey}`, cancelNumber: `C-${messageKey}` };
    this.renewals.push({ ...work, ...number, messageKey, owedBefore, bookedAt: attempt.decidesAt, cancelledAt: null });
  }

  protected override receiptOf(attempt: Attempt): Extract<Answer<'GET /payment'>, { pending: false }> {
    const renewal = this.renewals.find(({ messageKey }) => messageKey === attempt.messageKey);
    const plain = super.receiptOf(attempt);
    if (!renewal) return plain;
    const { newLoanAmount, firstPaymentOn } = figuresOf(renewal.terms, renewal.owedBefore);
    return { ...plain, newBalance: newLoanAmount, newLoanId: renewal.newLoanId, dueDate: firstPaymentOn };
  }

  #payOut(messageKey: string, intentId: string, { lent }: Terms): void {
    if (lent > 0) this.payOuts.push({ messageKey, intentId, cents: lent, isTakenBack: false });
  }

  #areAgreed(who: Party, terms: Terms, now: number): boolean {
    const read = this.papers.readFor(who, terms, this.now);
    return read !== null && (!read.signs || this.signings.isSigned(who, read.termsId, now));
  }
}

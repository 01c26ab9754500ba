import type { Card } from '../../../services/contract/cards.ts';
import type { InFlight, PaymentDraft } from '../../../services/contract/unfinishedPayment.ts';
import type { Loan } from '../../../services/contract/accounts.ts';
import type { Person } from '../../../machines/kit/session.types.ts';
import type { Answered } from './kit/plan.ts';
import { ann, gus, inFlight, lateLoan, loan, mastercard, visa } from '../../../machines/paths/walks/payment.people.ts';

/** Ann's profile in the sandbox: drafts of another device belong to a profile. */
const ANN_PROFILE = '5a9d0000-0000-4000-8000-000000000001';
/** The loan of the sandbox's links for Gus. */
export const GUS_LOAN = '2019001';
export const GUS = 'Gus follows his link';

export type PaymentStart = {
  person: Person;
  loan: Loan;
  cards: readonly Card[];
  /** Loading the cards always fails. */
  withoutCards?: true;
  /** What another device has left: a draft, or a payment in progress. */
  draft?: PaymentDraft | null;
  inFlight?: InFlight | null;
  /** The requested screen. */
  screen: string;
};

const annPays: PaymentStart = { person: ann, loan, cards: [visa, mastercard], screen: 'MakePayment' };
const draft: PaymentDraft = {
  brand: loan.brand,
  loanId: loan.loanId,
  screen: 'ReviewPayment',
  amountType: 'minimumDue',
  otherAmount: null,
  amount: loan.minimumAmountDue,
  cardIds: visa.cardIds,
  saveCard: true,
};

/** With its own loan id, so that the stories' data differ in the page, too. */
const own = (loanId: string, different: Partial<Loan> = {}): Loan => ({ ...loan, ...different, loanId });

/** The start of each story: the customer, and the lender's data. Each is a separate world. */
export const starts: Readonly<Record<string, PaymentStart>> = {
  'Ann wants to pay': annPays,
  'Ann wants to pay a loan that is late': { ...annPays, loan: own('late', lateLoan) },
  'Ann wants to pay, and her cards cannot be had': { ...annPays, loan: own('cardless'), cards: [], withoutCards: true },
  'Ann wants to pay a loan that is blocked': { ...annPays, loan: own('blocked', { loanStatusId: 17 }) },
  'Ann wants to pay a loan that is paid off': { ...annPays, loan: own('paidOff', { loanStatusId: 3, paidOff: true }) },
  'Ann opens the address of ReviewPayment, half way from another device': {
    ...annPays,
    loan: own('halfWay'),
    draft: { ...draft, loanId: 'halfWay' },
    screen: 'ReviewPayment',
  },
  'Ann signs in; on another device she has paid': {
    ...annPays,
    loan: own('underWay'),
    inFlight: { ...inFlight, profileId: ANN_PROFILE, loanId: 'underWay', messageKey: 'm-1', phase: 'polling' },
    screen: 'PaymentProcessing',
  },
  [GUS]: { person: gus, loan: own(GUS_LOAN, { brand: 'TitleMax' }), cards: [], screen: 'MakePayment' },
};

/** The lender's response for a loan: Gus's is a real one of the sandbox. */
export function loanAnswer(loanId: string): Answered {
  const found = Object.values(starts).find((start) => start.loan.loanId === loanId);
  if (!found) throw new Error(`nobody begins with the loan ${loanId}`);
  return found.person === gus ? 'real' : { body: { loan: found.loan } };
}

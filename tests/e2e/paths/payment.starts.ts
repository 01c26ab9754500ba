import type { Card } from '../../../services/contract/cards.ts';
import type { InFlight, PaymentDraft } from '../../../services/contract/kept.ts';
import type { Loan } from '../../../services/contract/accounts.ts';
import type { Person } from '../../../machines/kit/session.types.ts';
import type { Answered } from './kit/plan.ts';
import { ann, gus, inFlight, lateLoan, loan, mastercard, visa } from '../../../machines/paths/walks/payment.people.ts';

/** Ann, as the sandbox lender knows her: what another device has left counts for this profile only. */
const ANN_PROFILE = '5a9d0000-0000-4000-8000-000000000001';
/** The loan that the sandbox's links for Gus are about. */
export const GUS_LOAN = '2019001';
export const GUS = 'Gus follows his link';

export type PaymentStart = {
  person: Person;
  loan: Loan;
  cards: readonly Card[];
  /** Getting the cards fails, and goes on failing. */
  withoutCards?: true;
  /** What another device has left: half a payment, or one that is under way. */
  draft?: PaymentDraft | null;
  inFlight?: InFlight | null;
  /** The screen that the address asks for. */
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

/** By their names told apart in the page, too. */
const own = (loanId: string, different: Partial<Loan> = {}): Loan => ({ ...loan, ...different, loanId });

/** Where each story begins: who comes, and what the lender has of the loan. Each is a world of its own. */
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

/** What the lender answers about a loan: Gus's is a real one of the sandbox. */
export function loanAnswer(loanId: string): Answered {
  const found = Object.values(starts).find((start) => start.loan.loanId === loanId);
  if (!found) throw new Error(`nobody begins with the loan ${loanId}`);
  return found.person === gus ? 'real' : { body: { loan: found.loan } };
}

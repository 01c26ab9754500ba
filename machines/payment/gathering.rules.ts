import type { Loan } from '../../services/contract/accounts.ts';
import { isDay } from '../../services/contract/dates.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import { activeLoanSystem } from '../kit/loanSystem.ts';
import type { GatheringInput, GatheringOutcome } from './gathering.machine.ts';
import type { Gathered } from './payment.types.ts';

/** The response has no loan: "Error fetching latest loan data." (ERR-015). */
const NO_LOAN: Failure = { kind: 'missing', call: 'GET /accountdetail', status: 200, texts: [], code: 'NoLoan', message: '', caseId: '' };

export const nothingYet = (input: GatheringInput) => ({
  ...input,
  loan: null,
  cards: [],
  cardsFailure: null,
  cardsMayPay: true,
  noCardForm: [],
  nextBusinessDate: '',
  now: 0,
  draft: null,
  inFlight: null,
  receipt: null,
  nlsId: '',
  lmsId: activeLoanSystem([], input.person),
  failure: null,
});

/** The loan system that the list names for this loan; for a loan that is not in it the customer's own (RULE-024). */
export const systemOf = (loans: readonly Loan[], input: GatheringInput): string =>
  loans.find((loan) => loan.loanId === input.loanId)?.lmsId ?? activeLoanSystem(loans, input.person);

export const loanIn = ({ loan }: Answer<'GET /accountdetail'>) => (loan ? { loan, failure: null } : { loan: null, failure: NO_LOAN });

/** The cards, whether they may pay, and where none can be added. Spec: ENT-015, OPEN-047. */
export const cardsIn = ({ cards, validations: { payment, noCardForm } }: Answer<'GET /cards'>) => ({
  cards,
  cardsMayPay: payment,
  noCardForm,
});

/** The day, or nothing when it is not a real date (FLOW-PAY-17, RULE-014). */
export const realDay = (text: string): string => (isDay(text) ? text : '');

export const whose = ({ context: { person, loanId } }: { context: GatheringInput }) => ({ profileId: person.profileId, loanId });

export function outcome({ failure, ...gathered }: Gathered & { failure: Failure | null }): GatheringOutcome {
  if (failure) return { kind: 'failed', failure };
  const { loan, cards, cardsFailure, cardsMayPay, noCardForm, nextBusinessDate, now, draft, inFlight, receipt, nlsId } = gathered;
  const known = { loan, cards, cardsFailure, cardsMayPay, noCardForm, nextBusinessDate, now, draft, inFlight, receipt, nlsId };
  return { kind: 'gathered', gathered: known };
}

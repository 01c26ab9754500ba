import type { PaymentDraft, Renewal, RenewalCash } from '../../services/contract/unfinishedPayment.ts';
import type { DisburseMethodInput, DisburseMethodOutcome } from '../disburseMethod/disburseMethod.rules.ts';
import { loanNameOf } from '../kit/loanName.ts';
import * as cash from '../kit/renewalCash.ts';
import { isShared, loanOf, UNPRICED } from './renewal.rules.ts';
import type { CashProblem, RenewalContext } from './renewal.types.ts';

type Facts = RenewalContext;
type Limits = NonNullable<ReturnType<typeof cash.cashLimits>>;
type From = { context: RenewalContext };

/** The amount, the terms, and the lock that was taken before a reload, or before the amount was changed. What is of this visit stays. */
export function begun(context: Facts, draft: PaymentDraft | null): Partial<Facts> {
  const { loan } = context;
  const isFirst = context.amount === null;
  const amount = draft?.amount ?? null;
  const chosen = isFirst && draft ? cash.cashIn(draft) : undefined;
  return {
    amount,
    holdsLock: isShared({ loan }) && draft?.holdsLock === true,
    ...(isFirst && draft?.renewal && withTerms(draft.renewal)),
    ...(chosen && withChosenCash(chosen, limitsOf({ loan, amount }))),
  };
}

/** The same kind of loan is proposed again, and what was sold with it. */
const withTerms = ({ migrateProduct, ancillaryProductIds }: Renewal): Partial<RenewalContext> => ({
  product: migrateProduct ? 'other' : 'same',
  ancillaryProductIds,
});

/** The field has it again. With the limits of another amount it may not be possible any more: it is not priced then. */
function withChosenCash({ cents, channel, card }: RenewalCash, limits: Limits | null): Partial<Facts> {
  if (!limits) return {};
  const cashProblem = beyond(cents, limits);
  return cashProblem ? { cashTyped: cents, cashProblem } : { cashTyped: cents, cash: cents, where: { channel, card } };
}

/** How much cash the renewal can bring, in cents; null when it brings none. */
export const limitsOf = ({ loan, amount }: Pick<Facts, 'loan' | 'amount'>): Limits | null =>
  loan ? cash.cashLimits(loan, amount ?? 0) : null;
const needsCash = ({ loan }: Pick<Facts, 'loan'>): boolean => loan !== null && cash.needsCash(loan);
export const takesCash = ({ cash }: Pick<Facts, 'cash'>): boolean => cash > 0;

/** Without cash the lender would only refuse. Spec: CONF-034. */
export const lacksCash = (facts: Facts): boolean => needsCash(facts) && limitsOf(facts) !== null && !takesCash(facts);
/** Another amount of cash may be possible, or none. */
export const mayTryOtherCash = (facts: Facts): boolean => limitsOf(facts) !== null && (needsCash(facts) || takesCash(facts));

/** An empty field is no cash. A zero in it is too little, as for a draw: the customer empties the field instead. */
export function cashProblemOf(facts: Facts): CashProblem | null {
  const { cashTyped } = facts;
  const limits = limitsOf(facts);
  if (cashTyped === null) return needsCash(facts) ? 'empty' : null;
  return limits ? beyond(cashTyped, limits) : 'tooMuch';
}

const beyond = (cents: number, { least, most }: Limits): 'tooLittle' | 'tooMuch' | null =>
  cents > most ? 'tooMuch' : cents < least ? 'tooLittle' : null;

export const cashHasChanged = ({ cashTyped, cash }: Pick<Facts, 'cashTyped' | 'cash'>): boolean => (cashTyped ?? 0) !== cash;

/** Other cash has other figures, and may not go the same way. */
export const withCash = ({ cashTyped }: Facts): Partial<Facts> => ({
  cash: cashTyped ?? 0,
  cashProblem: null,
  isRepriced: true,
  where: null,
  priced: { same: UNPRICED, other: UNPRICED },
  failure: null,
});

const NO_OPTIONS = { isDebitDisbursementAvailable: false, isMoneyGramDisbursementAvailable: false, isStoreDisbursementAvailable: false };

/** Spec: ROUTE-088, FLOW-DRAW-05 to -09 (refinance-9). */
export function whereInput({ context }: From): DisburseMethodInput {
  const { settings, brand, loanId, where } = context;
  const loan = loanOf(context);
  const options = loan.renewalCash?.disbursementOptions ?? NO_OPTIONS;
  const { storePhoneNumber } = loan;
  return { settings, brand, loanId, loan: loanNameOf(loan), storePhoneNumber, amount: context.cash, options, chosen: where };
}

export const withWhere = (outcome: DisburseMethodOutcome): Partial<Facts> =>
  outcome.kind === 'chosen' ? { where: outcome.destination } : {};

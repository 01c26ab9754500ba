import * as v from 'valibot';
import type { Cancellable, HistoryEntry, Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Card } from '../../services/contract/cards.ts';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import { lastFour } from '../kit/card.ts';
import { listedLoan, withLoan } from '../kit/findingLoan.ts';
import { customerIdFor, reach } from '../kit/loanCustomer.ts';
import { HOME, accountDetails, brandOf, dashboard } from '../kit/places.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import type { Target } from '../kit/target.ts';

/** Why the customer cancels: a free choice, which is sent nowhere. Spec: ROUTE-077 (cancelRenewal-4). */
export const REASONS = ['changedMind', 'otherWay', 'mistake', 'other'] as const;
export type Reason = (typeof REASONS)[number];

/** What the page writes down before it sends the request: enough to find its result after a reload. */
export const Draft = v.object({
  /** The loan that the renewal made. */
  loanId: v.string(),
  /** The loan that stands again. */
  earlierId: v.string(),
  /** Of the renewal. */
  confirmationNumber: v.string(),
  reason: v.nullable(v.picklist(REASONS)),
  /** Cents: the cash that is taken back; absent when there was none. */
  disbursed: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
});
export type Draft = v.InferOutput<typeof Draft>;

/** The cancellation as the lender has it. Cents; `disbursed`: the cash that was taken back, zero when there was none. */
export type Receipt = {
  confirmationNumber: string;
  amountReturned: number;
  cancelledAt: string;
  earlierId: string;
  method: string;
  disbursed: number;
};

/** `params`: brand and loanId of the address. */
export type CancelRenewalInput = { person: Person; settings: Settings; params: Readonly<Record<string, string>> };

export type CancelRenewalContext = {
  person: Person;
  settings: Settings;
  brand: Brand | null;
  /** The loan that the renewal made. */
  loanId: string;
  /** All loans of the customer; empty until they are loaded. */
  loans: readonly Loan[];
  loan: Loan | null;
  /** What the lender offers to cancel; null while it offers nothing. */
  offer: Cancellable | null;
  /** Who holds the card that paid; empty when it is not among the customer's cards. */
  cardHolder: string;
  reason: Reason | null;
  /** The request that was sent for this loan, perhaps before a reload. */
  sent: Draft | null;
  receipt: Receipt | null;
  /** Of the store, for the receipt; empty while it is not known. */
  storeAddress: string;
  /** The renewal is cancelled; the receipt may be missing. */
  isCancelled: boolean;
  failure: Failure | null;
};

export type CancelRenewalEvent =
  { type: 'reason.chosen'; reason: Reason } | { type: 'cancel.confirmed' } | { type: 'retry.chosen' } | { type: 'flow.left' } | RouteEvent;

/** `noReceipt`: the renewal is cancelled and there is nothing to return: the next screen says so. Spec: FLOW-REFI-10. */
export type CancelRenewalOutcome = { kind: 'cancelRenewalLeft'; next: Target; noReceipt: boolean };

type Facts = CancelRenewalContext;
type From = { context: Facts };
type Detail = Answer<'GET /accountdetail'>;
type History = Answer<'GET /accounthistory'>;

export const atStart = ({ person, settings, params }: CancelRenewalInput): Facts => ({
  person,
  settings,
  brand: brandOf({ params }),
  loanId: params['loanId'] ?? '',
  loans: [],
  loan: null,
  offer: null,
  cardHolder: '',
  reason: null,
  sent: null,
  receipt: null,
  storeAddress: '',
  isCancelled: false,
  failure: null,
});

export const withLoans = (context: Facts, answer: Answer<'GET /accounts'>): Partial<Facts> => ({
  ...withLoan(context, answer),
  loans: answer.loans,
});
export const isListed = (context: Facts, answer: Answer<'GET /accounts'>): boolean => listedLoan(context, answer) !== null;

/** The draft of another loan does not count. */
export const fromDraft = ({ loanId }: Facts, draft: Draft | null): Partial<Facts> =>
  draft?.loanId === loanId ? { sent: draft, reason: draft.reason } : {};

/** The figures of another loan do not count. */
const isOfLoan = ({ loanId }: Facts, { loan }: Detail): boolean => loan?.loanId === loanId;
export const isOffered = (context: Facts, answer: Detail): boolean => isOfLoan(context, answer) && answer.cancellable !== undefined;
/** The lender rescinds the loan of a renewal that is cancelled. Spec: portal §3 "Loan status ids". */
export const wasCancelled = (context: Facts, answer: Detail): boolean =>
  isOfLoan(context, answer) && answer.loan?.loanStatusId === LOAN_STATUS.Rescinded;
/** The holder of the card that paid: "Visa •••• 4242" names its brand and its last digits. */
export function holderOf({ offer }: Facts, cards: readonly Card[]): string {
  const method = offer?.method.toLowerCase() ?? '';
  const paid = cards.find((card) => method.startsWith(card.cardType) && method.endsWith(lastFour(card)));
  return paid?.cardholderName ?? '';
}

/** Throws unless the lender offers to cancel. */
function mustBeOffered({ loan, offer }: Facts): { loan: Loan; offer: Cancellable } {
  if (!loan || !offer) throw new Error('only a renewal that the lender offers to cancel is cancelled');
  return { loan, offer };
}

export function draftOf({ context }: From): Draft {
  const { loan, offer } = mustBeOffered(context);
  const { loanId: earlierId, confirmationNumber, disbursed } = offer;
  return { loanId: loan.loanId, earlierId, confirmationNumber, reason: context.reason, ...(disbursed && { disbursed }) };
}

export const detailAsk = ({ context: { loan, loanId } }: From): Ask<'GET /accountdetail'> => ({ loanId, lmsId: loan?.lmsId ?? '' });

const collateral = ({ collateralDetail: it }: Loan) =>
  it ? { collateralYear: it.year, collateralMake: it.make, collateralModel: it.model } : {};

/** What the lender compares with the renewal, and needs to confirm the cancellation. Spec: CALL-050 (CONF-020). */
export function cancelAsk({ context }: From): Ask<'POST /cancelrefinance'> {
  const { person, cardHolder } = context;
  const { loan, offer } = mustBeOffered(context);
  return {
    newLoanHeaderId: loan.loanHeader,
    confirmationData: {
      profileId: person.profileId,
      customerId: customerIdFor(person, loan),
      ...reach(person),
      cardHolderName: cardHolder,
      cardNumber: offer.method.slice(-4),
      cardType: offer.method.split(' •')[0] ?? '',
      loanId: offer.loanId,
      amountPaid: toMoneyText(offer.amountPaid),
      customerFirstName: person.name.split(' ')[0] ?? '',
      storePhoneNumber: loan.storePhoneNumber,
      productBrand: loan.brand,
      ...collateral(loan),
      confirmationNumber: offer.confirmationNumber,
      dueDate: loan.dueDate,
      loanSigned: offer.loanSigned,
    },
  };
}

export const fromAnswer = ({ offer }: Facts, answer: Answer<'POST /cancelrefinance'>): Partial<Facts> => ({
  receipt: {
    confirmationNumber: answer.confirmationNumber,
    amountReturned: answer.amountReturned,
    cancelledAt: answer.cancelledAt,
    earlierId: answer.loanId,
    method: offer?.method ?? '',
    disbursed: offer?.disbursed ?? 0,
  },
  isCancelled: true,
  failure: null,
});

/** The two loans have the same store and loan system. Spec: CALL-048. */
export const historyAsk = ({ context: { loan, sent } }: From): Ask<'GET /accounthistory'> => ({
  loanId: sent?.earlierId ?? '',
  storeId: loan?.storeId ?? '',
  lmsId: loan?.lmsId ?? '',
});

const isReturn = ({ kind, cancelled }: HistoryEntry): boolean => kind === 'refinance' && cancelled;

/**
 * The receipt from the earlier loan's history, newest first: the first return after the renewal's own payment. Lines with the same
 * time are in no fixed order. Null if there is no return.
 */
export function receiptIn({ sent }: Facts, { entries }: History): Receipt | null {
  const paid = entries.find(({ confirmationNumber }) => confirmationNumber === sent?.confirmationNumber);
  const returned = entries.findLast((entry) => isReturn(entry) && paid !== undefined && entry.at >= paid.at);
  if (!sent || !paid || !returned) return null;
  const { confirmationNumber, amount, at } = returned;
  const { earlierId, disbursed = 0 } = sent;
  return { confirmationNumber, amountReturned: amount, cancelledAt: at, earlierId, method: paid.method, disbursed };
}

/** The loan that stands again; empty while it is not known. */
export const earlierId = ({ receipt, sent, offer }: Pick<Facts, 'receipt' | 'sent' | 'offer'>): string =>
  receipt?.earlierId ?? sent?.earlierId ?? offer?.loanId ?? '';

/** No usable answer: it may have been done. */
export const isUnknown = ({ failure }: Facts): boolean => failure?.kind === 'unknown' || failure?.kind === 'aborted';

export const returnsMoney = ({ receipt }: Facts): boolean => receipt !== null && receipt.amountReturned > 0;

/** The loan that stands now; without money to return, the Dashboard. Spec: FLOW-REFI-09, FLOW-REFI-10. */
function nextOf(context: Facts): Target {
  const { brand, loanId, receipt, isCancelled } = context;
  if (!brand) return HOME;
  if (!isCancelled) return accountDetails(brand, loanId);
  const standing = earlierId(context);
  return standing === '' || (receipt && !returnsMoney(context)) ? dashboard(brand) : accountDetails(brand, standing);
}

export const outcome = (context: Facts): CancelRenewalOutcome => ({
  kind: 'cancelRenewalLeft',
  next: nextOf(context),
  noReceipt: context.receipt !== null && !returnsMoney(context),
});

import type { SnapshotFrom } from 'xstate';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import { loanNameOf, type LoanName } from '../kit/loanName.ts';
import type { cancelRenewalMachine } from './cancelRenewal.machine.ts';
import * as rules from './cancelRenewal.rules.ts';
import type { CancelRenewalContext, Reason } from './cancelRenewal.rules.ts';

type Snapshot = SnapshotFrom<typeof cancelRenewalMachine>;

type Common = {
  busy: boolean;
  brand: Brand | null;
  loanId: string;
  /** The loan that the renewal made. */
  loan: LoanName | null;
  /** The loan that stands again, and its id; empty while it is not known. */
  earlier: LoanName | null;
  earlierId: string;
  /** The loan's renewals are called refinancing (RULE-031). */
  useRefiTerm: boolean;
};

/** Money in cents. `method`: "Visa •••• 4242", as in the history. */
export type OfferView = { amountPaid: number; method: string; disbursed: number; until: string };

export type CancelRenewalView = Common & {
  screen: 'CancelRenewal';
  state: 'loading' | 'unknown' | 'failed' | 'notOffered' | 'choosing' | 'unsure' | 'cancelled';
  /** The request is on its way, or its result is looked up. */
  isSending: boolean;
  offer: OfferView | null;
  reason: Reason | null;
  /** A request was sent, and the renewal still stands. */
  isNotDone: boolean;
  storePhone: string;
  failure: Failure | null;
};

/** The result. Spec: ROUTE-077. */
export type ConfirmPaymentView = Common & {
  screen: 'ConfirmPayment';
  isCancelledRefi: true;
  cancelReason: Reason | null;
  confirmationNumber: string;
  amountReturned: number;
  /** ISO 8601. */
  cancelledAt: string;
  timeZone: string;
  method: string;
  /** Of the store; the address is empty while it is not known. */
  storePhone: string;
  storeAddress: string;
  /** Cents of cash that were taken back; zero when there was none. */
  disbursed: number;
};

export type CancelRenewalViews = { CancelRenewal: CancelRenewalView; ConfirmPayment: ConfirmPaymentView };

function commonOf(at: Snapshot): Common {
  const { context } = at;
  const { brand, loanId, loan, loans } = context;
  const earlierId = rules.earlierId(context);
  const earlier = loans.find((one) => one.loanId === earlierId);
  return {
    busy: at.hasTag('busy'),
    brand,
    loanId,
    loan: loan && loanNameOf(loan),
    earlier: earlier ? loanNameOf(earlier) : null,
    earlierId,
    useRefiTerm: loan?.useRefiTerm ?? false,
  };
}

const isSending = (at: Snapshot): boolean => (['noting', 'cancelling', 'checking'] as const).some((screen) => at.matches({ screen }));

function stateOf(at: Snapshot): CancelRenewalView['state'] {
  if (at.context.offer && isSending(at)) return 'choosing';
  const resting = ['unknown', 'failed', 'notOffered', 'choosing', 'unsure', 'cancelled'] as const;
  return resting.find((screen) => at.matches({ screen })) ?? 'loading';
}

const offerOf = ({ offer }: CancelRenewalContext): OfferView | null =>
  offer && { amountPaid: offer.amountPaid, method: offer.method, disbursed: offer.disbursed ?? 0, until: offer.until };

/** What the customer sees: one view per screen. */
export function cancelRenewalView(at: Snapshot): CancelRenewalView | ConfirmPaymentView {
  const { reason, receipt, failure, settings, loan, sent } = at.context;
  const common = commonOf(at);
  const storePhone = loan?.storePhoneNumber ?? '';
  if (receipt && at.matches('confirmed')) {
    const { confirmationNumber, amountReturned, cancelledAt, method, disbursed } = receipt;
    const result = { confirmationNumber, amountReturned, cancelledAt, method, disbursed, timeZone: settings.defaultTimeZone };
    const store = { storePhone, storeAddress: at.context.storeAddress };
    return { ...common, screen: 'ConfirmPayment', isCancelledRefi: true, cancelReason: reason, ...result, ...store };
  }
  const state = stateOf(at);
  return {
    ...common,
    screen: 'CancelRenewal',
    state,
    isSending: isSending(at),
    offer: offerOf(at.context),
    reason,
    // a refusal is definite, and says why
    isNotDone: state === 'choosing' && !isSending(at) && sent !== null && (failure === null || rules.isUnknown(at.context)),
    storePhone,
    failure,
  };
}

import { DISBURSE_CHANNELS } from '../../services/contract/disbursement.ts';
import { PAYMENT_CHANNEL } from '../../services/contract/enums.ts';
import type { Ask } from '../../services/contract/index.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import type { DisburseMethodInput } from '../disburseMethod/disburseMethod.rules.ts';
import { acknowledgementOf } from '../kit/acknowledgement.ts';
import { customerIdFor } from '../kit/loanCustomer.ts';
import { loanNameOf } from '../kit/loanName.ts';
import { asksLocation, loanOf } from './draw.rules.ts';
import type { DrawContext } from './draw.types.ts';

type From = { context: DrawContext };

export const detailAsk = ({ context }: From): Ask<'GET /accountdetail'> => {
  const { loanId, lmsId } = loanOf(context);
  return { loanId, lmsId };
};

export const inFlightAsk = ({ context: { person, loanId } }: From) => ({ profileId: person.profileId, loanId, flow: 'draw' as const });

export const receiptAsk = ({ context: { person, loanId } }: From) => ({ profileId: person.profileId, loanId });

export const locatedAsk = ({ context: { person, loan } }: From) => ({
  profileId: person.profileId,
  state: loan?.localStoreState ?? '',
  paysOutCash: true,
});

const NO_OPTIONS = { isDebitDisbursementAvailable: false, isMoneyGramDisbursementAvailable: false, isStoreDisbursementAvailable: false };

/** Spec: ROUTE-088. */
export const whereInput = ({ context }: From): DisburseMethodInput => {
  const { settings, brand, loanId, amount, where, declined } = context;
  const loan = loanOf(context);
  return {
    settings,
    brand,
    loanId,
    loan: loanNameOf(loan),
    storePhoneNumber: loan.storePhoneNumber,
    amount: amount ?? 0,
    options: loan.disbursement?.disbursementOptions ?? NO_OPTIONS,
    chosen: where,
    declined: declined && where,
  };
};

/** The papers of exactly this cash advance. Spec: CALL-032 (isAddon), R-1. */
export function papersAsk({ context }: From): Ask<'GET /documents'> {
  const { loanId, storeId, productId, suretyBond } = loanOf(context);
  return {
    loanId,
    storeId,
    productId,
    disclosureType: 'addOn',
    suretyBond,
    migrateProduct: false,
    isAddon: true,
    isAlternatesTurn: false,
    isAutoPay: false,
    customerName: context.person.name,
    amount: toMoneyText(context.amount ?? 0),
  };
}

export const agreementAsk = ({ context }: From): Ask<'POST /disclosureacknowledgement'> => acknowledgementOf('addOn', context);

/** Spec: CALL-077. */
/** Does the Military Lending Act protect the customer? Spec: CALL-029. */
export function militaryAsk({ context }: From): Ask<'POST /mlaStatus'> {
  const loan = loanOf(context);
  return { customerId: customerIdFor(context.person, loan), lmsId: loan.lmsId };
}

export const lockCheckAsk = ({ context }: From): Ask<'GET /addOnLock'> => {
  const { loanId, storeId } = loanOf(context);
  return { loanId, storeId };
};

/** The position is added where the lock is taken. Spec: CALL-078, CONST-029, CONST-030. */
export const lockAsk = ({ context }: From) => ({
  ...lockCheckAsk({ context }),
  checksLocation: asksLocation(context),
  timeoutSeconds: context.settings.geolocationTimeoutSeconds,
  maxAgeMinutes: context.settings.geolocationMaxAgeMinutes,
});

export const releaseAsk = ({ context: { loanId } }: From): Ask<'POST /loanlock'> => ({ loanId, value: 'delete', lockType: 'addOn' });

export const lookAsk = ({ context: { messageKey } }: From): Ask<'GET /draw'> => ({ messageKey });

/** Where the money went: as the lender says, else as it was chosen. */
export const channelOf = ({ receipt, pending, where }: Pick<DrawContext, 'receipt' | 'pending' | 'where'>): number =>
  receipt?.disbursementType ?? pending?.disbursementType ?? where?.channel ?? PAYMENT_CHANNEL.none;

/** No number is known for a way that the portal does not offer (CONF-013). */
export const hasReference = (context: DrawContext): boolean => DISBURSE_CHANNELS.some((channel) => channel === channelOf(context));

/** Spec: CALL-074, FLOW-DRAW-13. */
export const referenceAsk = ({ context }: From): Ask<'GET /disbursementReference'> => ({
  newLoanId: context.receipt?.newLoanId ?? context.loanId,
  disbursementType: String(channelOf(context)),
});

/** Spec: CALL-057, FLOW-DRAW-11. Throws before the lender has said how the draw stands. */
export function cancelAsk({ context }: From): Ask<'DELETE /draw'> {
  const { loanId, lmsId } = loanOf(context);
  if (!context.pending) throw new Error('only a draw that the lender has can be cancelled');
  return { loanId, lmsId, transactionId: context.pending.transactionId };
}

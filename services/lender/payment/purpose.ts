import { PAYMENT_CHANNEL, PAYMENT_TYPE } from '../../contract/enums.ts';
import type { ParsedAsk } from '../../contract/index.ts';

/** The purpose of a payment. */
export type Purpose = 'payment' | 'reinstatement' | 'refinance' | 'settlement';

/** The fields that decide the purpose of a payment. Amounts stay text: only zero matters here. */
export type PurposeFields = Pick<
  ParsedAsk<'POST /payment'>,
  | 'paymentType'
  | 'isRefi'
  | 'isPartial'
  | 'isPayoff'
  | 'migrateProduct'
  | 'disbursementAmount'
  | 'disbursementType'
  | 'disburseCardIds'
  | 'ofrPaymentValue'
  | 'ancillaryProductIds'
>;

const isZero = (money: string): boolean => /^[0.,]+$/.test(money);
const reinstates = ({ ofrPaymentValue }: PurposeFields): boolean => ofrPaymentValue !== undefined && !isZero(ofrPaymentValue);
const lends = ({ disbursementAmount }: PurposeFields): boolean => !isZero(disbursementAmount);

/** paymentType, the flags, the disbursement and the OFR amount must not contradict each other; all clauses must hold. Spec: CONF-020. */
export const purposeClauses = {
  hasType: ({ paymentType }: PurposeFields) => paymentType !== PAYMENT_TYPE.none,
  refinanceMatchesType: ({ paymentType, isRefi }: PurposeFields) => isRefi === (paymentType === PAYMENT_TYPE.refinance),
  isNotPartialAndPayoff: ({ paymentType, isPartial, isPayoff }: PurposeFields) =>
    paymentType === PAYMENT_TYPE.payment ? !(isPartial && isPayoff) : !isPartial && !isPayoff,
  onlyRefinanceSwitches: ({ isRefi, migrateProduct }: PurposeFields) => isRefi || !migrateProduct,
  onlyRefinanceLends: (fields: PurposeFields) => fields.isRefi || !lends(fields),
  onlyRefinanceSells: ({ isRefi, ancillaryProductIds = [] }: PurposeFields) => isRefi || ancillaryProductIds.length === 0,
  channelMatchesCash: (fields: PurposeFields) => lends(fields) === (fields.disbursementType !== PAYMENT_CHANNEL.none),
  cardMatchesChannel: ({ disbursementType, disburseCardIds }: PurposeFields) =>
    disburseCardIds.length > 0 === (disbursementType === PAYMENT_CHANNEL.debit),
  onlyPaymentReinstates: (fields: PurposeFields) =>
    !reinstates(fields) || (fields.paymentType === PAYMENT_TYPE.payment && !fields.isPayoff),
} as const;

/** The purpose of the request; null when its fields contradict each other. */
export function purposeOf(fields: PurposeFields): Purpose | null {
  if (!Object.values(purposeClauses).every((holds) => holds(fields))) return null;
  if (fields.paymentType === PAYMENT_TYPE.refinance) return 'refinance';
  if (fields.paymentType === PAYMENT_TYPE.settlement) return 'settlement';
  return reinstates(fields) ? 'reinstatement' : 'payment';
}

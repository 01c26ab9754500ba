import type { ParsedAsk } from '../../contract/index.ts';
import { fingerprintOf } from '../jobs/fingerprint.ts';

/**
 * What makes two requests the same intent to pay: loan, amount, type, cards, disbursement, refinance flags, ancillary products, autopay.
 * Never the cvv or the card token: the same intent may come with another one-use token. Quality §1.1.
 */
export function fingerprint(ask: ParsedAsk<'POST /payment'>): string {
  const { ancillaryProductIds = [] } = ask;
  const ids = (list: typeof ask.paymentCardIds) => list.map(({ type, id }) => `${type}:${id}`).toSorted();
  return fingerprintOf([
    ask.loanId,
    ask.paymentAmount,
    ask.paymentType,
    ids(ask.paymentCardIds),
    ids(ask.disburseCardIds),
    ask.disbursementAmount,
    ask.disbursementType,
    ask.isRefi,
    ask.isPartial,
    ask.isPayoff,
    ask.migrateProduct,
    ask.guestPayment,
    ask.ofrPaymentValue ?? '',
    ...(ancillaryProductIds.length > 0 ? [ancillaryProductIds.toSorted()] : []),
    ...(ask.autoPay ? [ask.autoPay.enrolled, ask.autoPay.methodId ?? ''] : []),
  ]);
}

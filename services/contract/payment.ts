import * as v from 'valibot';
import { AutoPay } from './autoPay.ts';
import { CardId } from './cardId.ts';
import { MaskedNumber } from './cards.ts';
import { Day, Moment } from './dates.ts';
import { PAYMENT_CHANNEL, PAYMENT_TYPE } from './enums.ts';
import { Cents, MoneyText } from './money.ts';

export const payment = {
  /**
   * Takes a payment. Slow: answers with a key to poll. Sent with the header Idempotency-Key = paymentKey (CONF-037): the same key is
   * one payment however often it is sent; a fenced key answers 409 with errorCode PaymentAbandoned; the same key with another content 422;
   * another open payment of the loan 409; a card that is not saved, or not any more, 422 with errorCode MethodMissing. A refinance is refused with 422 and PapersMissing, ProductsMissing, LocationMissing, LockMissing or
   * CoveredBorrower until all of it is there, a settlement whose offer has expired with 422 and errorCode OfferExpired. Spec: calls §4 "Payment",
   * §7 "Payment", errors §8.
   */
  'POST /payment': {
    ask: v.object({
      email: v.optional(v.string()),
      phoneNumber: v.optional(v.string()),
      loanId: v.string(),
      lmsId: v.string(),
      storeId: v.string(),
      customerId: v.string(),
      customerName: v.string(),
      storePhoneNumber: v.string(),
      productBrand: v.string(),
      paymentAmount: MoneyText,
      paymentType: v.picklist(Object.values(PAYMENT_TYPE)),
      paymentCardToken: v.string(),
      paymentCardIds: v.array(CardId),
      cardHolderName: v.string(),
      cardNumber: MaskedNumber,
      /** Three or four digits; never stored (CONF-015). Absent when the card form has just collected it. */
      cvv: v.optional(v.pipe(v.string(), v.regex(/^\d{3,4}$/))),
      isRefi: v.boolean(),
      isPartial: v.boolean(),
      isPayoff: v.boolean(),
      disburseCardIds: v.array(CardId),
      disbursementAmount: MoneyText,
      disbursementType: v.picklist(Object.values(PAYMENT_CHANNEL)),
      collateralYear: v.optional(v.string()),
      collateralMake: v.optional(v.string()),
      collateralModel: v.optional(v.string()),
      paymentDueDate: Day,
      intentId: v.string(),
      migrateProduct: v.boolean(),
      guestPayment: v.boolean(),
      /** Enrolls the loan with a saved method, the paying card unless `methodId` names another, or ends it; done when the payment is taken (FLOW-AUTO-01). */
      autoPay: v.optional(AutoPay),
      riskCheck: v.boolean(),
      /** * A refinance: what is sold with it, of GET /ancillaryProducts; its price is a part of the new loan. */
      ancillaryProductIds: v.optional(v.array(v.string())),
      ofrPaymentValue: v.optional(MoneyText),
      username: v.pipe(v.string(), v.nonEmpty()),
      timeZone: v.string(),
    }),
    answer: v.object({ messageKey: v.pipe(v.string(), v.nonEmpty()) }),
  },
  /**
   * The status of a payment. `messageKey` is the answer's key or the paymentKey of an attempt whose answer was lost.
   * 404 without Error: no such attempt has arrived; 403: the messageKey is of another customer's payment (OPEN-015). A declined payment answers
   * 422 with Error (OPEN-049).
   */
  'GET /payment': {
    ask: v.object({ messageKey: v.string() }),
    answer: v.variant('pending', [
      v.object({ pending: v.literal(true) }),
      v.object({
        pending: v.literal(false),
        confirmationNumber: v.pipe(v.string(), v.nonEmpty()),
        amountPaid: Cents,
        newBalance: Cents,
        /** Absent when nothing is owed any more. */
        dueDate: v.optional(Day),
        /** A refinance: the loan that was made. Its header id is what POST /cancelrefinance asks for. */
        newLoanId: v.optional(v.string()),
        /** * A refinance: its papers had to be signed, and are. */
        loanSigned: v.optional(v.boolean()),
        paidAt: Moment,
      }),
    ]),
  },
  /**
   * Fences a payment or a draw that may still arrive (header Idempotency-Key). `abandoned`: it has not arrived and will be refused if it does;
   * `accepted`: it is here, keep asking. A service without this knowledge answers neither. Spec: calls §7 "Payment"; quality §1.4.
   */
  'POST /paymentTimeout': {
    ask: v.object({ loanId: v.string(), paymentAmount: MoneyText }),
    answer: v.object({ status: v.optional(v.picklist(['abandoned', 'accepted'])) }),
  },
} as const;

/** What a payment asks, as charts know it: the security code never passes through them (CONF-015). */
export const PaymentAsk = v.omit(payment['POST /payment'].ask, ['cvv']);
export type PaymentAsk = v.InferInput<typeof PaymentAsk>;

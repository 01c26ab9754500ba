import * as v from 'valibot';
import { CardId } from './cardId.ts';
import { Day, Moment } from './dates.ts';
import { DISBURSE_CHANNELS, DisburseChannel } from './disbursement.ts';
import { CASH_ADVANCE_PENDING, PAYMENT_CHANNEL } from './enums.ts';
import { Cents, MoneyText } from './money.ts';
import { Id } from './text.ts';

/** Where money was sent: a lender may name a way that the portal does not offer (CONF-013). */
const Channel = v.picklist(Object.values(PAYMENT_CHANNEL));

export const draws = {
  /**
   * Draws more money on a loan. Slow: answers with a key to poll. Sent with the header Idempotency-Key (CONF-037): the same key is one draw
   * however often it is sent; a fenced key answers 409 with errorCode DrawAbandoned; the same key with another content 422; something else open
   * on the loan, an earlier draw that waits to be collected, or another person's add-on lock 409; without the caller's own add-on lock 409 with
   * errorCode LockMissing; without the papers of exactly this cash on the loan as it is, read by the caller, 409 with errorCode PapersMissing;
   * what cannot be drawn 422. `cardIds` of one card with canDisburse for debit (16), else
   * empty; MoneyGram (14) at most 10,000.00 (CONST-011). `guestPayment` is refused unless the loan allows guests. Spec: calls §4 "Draw", §7.
   */
  'POST /draw': {
    ask: v.object({
      loanId: Id,
      lmsId: Id,
      storeId: Id,
      amount: MoneyText,
      cardIds: v.array(CardId),
      type: DisburseChannel,
      username: Id,
      guestPayment: v.boolean(),
    }),
    answer: v.object({ messageKey: v.pipe(v.string(), v.nonEmpty()) }),
  },
  /**
   * The status of a draw. `messageKey` is the answer's key or the Idempotency-Key of an attempt whose answer was lost. Pending 1000: received
   * and not yet decided; 1002: granted, and waiting to be collected (ENUM-010). 404 without Error: no such attempt has arrived.
   * One that was turned down or cancelled answers 422 with Error. Spec: calls §4 "Draw" (FLOW-DRAW-01, FLOW-DRAW-10).
   */
  'GET /draw': {
    ask: v.object({ messageKey: Id }),
    answer: v.variant('pending', [
      v.object({
        pending: v.literal(true),
        /** * */
        pendingCode: v.picklist(Object.values(CASH_ADVANCE_PENDING)),
        /** What DELETE /draw cancels. */
        transactionId: v.string(),
        /** * */
        amount: Cents,
        /** * Where the money goes. */
        disbursementType: Channel,
      }),
      v.object({
        pending: v.literal(false),
        /** * */
        confirmationNumber: v.pipe(v.string(), v.nonEmpty()),
        transactionId: v.string(),
        /** * */
        amount: Cents,
        /** * */
        disbursementType: Channel,
        /** * What is owed now, interest included. */
        newBalance: Cents,
        /** * */
        dueDate: Day,
        /** The loan that owes it, for GET /disbursementReference. */
        newLoanId: v.string(),
        /** * */
        paidAt: Moment,
      }),
    ]),
  },
  /**
   * Cancels a cash advance while it is pending: what was drawn is owed no more, once, however often it is asked. 422: it has been paid out;
   * 409: something else is on its way for the loan. Spec: calls §7 "Accounts and loans" (FLOW-DRAW-11).
   */
  'DELETE /draw': {
    ask: v.object({ loanId: Id, lmsId: Id, transactionId: Id }),
    /** * What is owed now. */
    answer: v.object({ newBalance: Cents }),
  },
  /**
   * The number by which the newest money sent on a loan this way is known: at the MoneyGram counter, in the store, to the card's bank.
   * 404 without Error: nothing was. Spec: calls §7 "Payment" (FLOW-DRAW-13).
   */
  'GET /disbursementReference': {
    ask: v.object({ newLoanId: Id, disbursementType: v.picklist(DISBURSE_CHANNELS.map(String)) }),
    answer: v.object({
      /** * */
      referenceNumber: v.pipe(v.string(), v.nonEmpty()),
      /** * */
      amount: Cents,
    }),
  },
  /** Does another person hold the add-on lock of this loan? Spec: calls §4 "Add-on lock" (FLOW-REFI-06). */
  'GET /addOnLock': {
    ask: v.object({ loanId: Id, storeId: Id }),
    /** Named as the Payment state names it. Spec: portal §3. */
    answer: v.object({ isAddOnLocked: v.boolean() }),
  },
  /**
   * Tries to take the add-on lock: 400 with Error means that another person has it. 422 with Error: the position is not in the store's state, or
   * is unknown (ERR-029). Degrees; without them where the location check is switched off. Given back with POST /loanlock, or by the draw.
   * Spec: calls §4 "Add-on lock", portal §5 "Location" (FLOW-DRAW-12, FLOW-GEO-02).
   */
  'POST /addOnLock': {
    ask: v.object({
      loanId: Id,
      storeId: Id,
      latitude: v.optional(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
      longitude: v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
    }),
    answer: v.object({}),
  },
} as const;

/** What a draw asks. */
export const DrawAsk = draws['POST /draw'].ask;
export type DrawAsk = v.InferInput<typeof DrawAsk>;

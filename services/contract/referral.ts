import * as v from 'valibot';
import { MaskedNumber } from './cards.ts';
import { Email, Phone } from './customer.ts';
import { Moment } from './dates.ts';
import { CARD_BRANDS, REWARD_KINDS, SHARE_METHODS } from './enums.ts';
import { Cents } from './money.ts';
import { Name } from './name.ts';
import { Id } from './text.ts';

/** Letters, digits and hyphens, as in a link. Upper and lower case are the same. */
export const ShortCode = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,32}$/));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const none = v.literal('');

/** For members of referral rewards; others get 403 without a text. Spec: calls §7 "Referral", portal §3 "Referral state" (ENT-025). */
export const referral = {
  /** How the balance has come about, the newest first. Spec: FLOW-REFER-06. */
  'GET /referralBalanceHistory': {
    ask: v.object({}),
    answer: v.object({
      /** * */
      balanceHistory: v.array(
        v.object({
          id: v.string(),
          at: Moment,
          kind: v.picklist(REWARD_KINDS),
          amount: Cents,
          /** After it. */
          balance: Cents,
          /** Of money that was sent. */
          confirmationNumber: v.optional(v.string()),
        }),
      ),
    }),
  },
  /**
   * What the caller's code has brought. `codesScanned`: how many visits it brought, by QR code or link; `peopleSignedUp`: how many
   * of them have confirmed their sign-in. Spec: portal §3 "Referral state" (FLOW-REFER-05).
   */
  'GET /referralStats': {
    ask: v.object({}),
    answer: v.object({
      peopleSignedUp: Count,
      codesScanned: Count,
      /** What each of them earns the caller. */
      amountPerShare: v.optional(Cents, '50.00'),
      /** * How often the caller has shared. */
      shares: Count,
      /** * What can be cashed out now. */
      currentBalance: Cents,
      /** * */
      shortCode: ShortCode,
      /** * Where the code leads. */
      referralUrl: v.pipe(v.string(), v.url()),
    }),
  },
  /**
   * The payout card that the hosted form has taken. `transactionUuid`: the nonce with which GET /cardFormKey opened it for a refer transaction (3).
   * Asked again, it answers the same, until another card takes the place of this one. 422: the form has not taken a card yet, or the card
   * cannot receive money; 403: no such form of the caller's. Spec: calls §7 "Referral" (FLOW-REFER-03).
   */
  'GET /cardSecureAcceptance': {
    ask: v.object({ transactionUuid: Id }),
    answer: v.object({
      /** The id of the payout card. */
      paymentToken: v.pipe(v.string(), v.nonEmpty()),
      firstName: v.string(),
      lastName: v.string(),
      cardNumber: MaskedNumber,
      cardType: v.picklist(CARD_BRANDS),
    }),
  },
  /**
   * Sends the whole balance to the payout card. Slow: answers with a key to poll. Sent with the header Idempotency-Key (CONF-037): the same key
   * is one cash-out however often it is sent; the same key with another card 422; while another one is open 409. 422: there is nothing to
   * cash out, or the card was replaced or cannot receive money, or with ProfileMissing the details of a non-customer are missing (POST /mdmProfile); 403: not the caller's
   * payout card. A fenced key answers 409 with errorCode CashOutAbandoned. `cardId`: paymentToken. Spec: calls §7 "Referral" (FLOW-REFER-01).
   */
  'POST /cashOut': {
    ask: v.object({ cardNumber: MaskedNumber, cardId: Id }),
    answer: v.object({ messageKey: v.pipe(v.string(), v.nonEmpty()) }),
  },
  /**
   * The status of a cash-out. `messageKey` is the answer's key or the Idempotency-Key of an attempt whose answer was lost. 404 without Error: no such
   * attempt has arrived. One that was turned down answers 422 with Error. Spec: calls §7 "Referral" (OPEN-026).
   */
  'GET /cashOut': {
    ask: v.object({ messageKey: Id }),
    answer: v.variant('pending', [
      v.object({ pending: v.literal(true) }),
      v.object({
        pending: v.optional(v.literal(false), false),
        status: v.literal('complete'),
        /** Of the rewards. */
        newBalance: Cents,
        confirmationNumber: v.pipe(v.string(), v.nonEmpty()),
        /** * */
        amount: Cents,
        /** * */
        paidAt: Moment,
      }),
    ]),
  },
  /** * Fences a cash-out that may still arrive (header Idempotency-Key), as POST /paymentTimeout does a payment. Spec: quality §1.4. */
  'POST /cashOutTimeout': {
    ask: v.object({}),
    answer: v.object({ status: v.optional(v.picklist(['abandoned', 'accepted'])) }),
  },
  /**
   * Shares the caller's code with a friend: `source` email and text send a message, share and qr are done by the customer's own phone and only
   * counted. An empty `shortCode` takes part from then on: non-customers and TLXe customers may; 403 for others, and for a code that is not
   * the caller's. `storeNumber` and `storeName` are of the store that is recommended, empty for none. 422: the friend's address for that source
   * is missing, or there is no such store. Spec: calls §7 "Referral", portal §3 "Referral share" (ENT-035, FLOW-REFER-04).
   */
  'POST /referralShare': {
    ask: v.object({
      name: v.union([none, Name]),
      email: v.union([none, Email]),
      phone: v.union([none, Phone]),
      storeNumber: Id,
      storeName: Id,
      source: v.picklist(SHARE_METHODS),
      shortCode: v.union([none, ShortCode]),
    }),
    /** * The caller's. */
    answer: v.object({ shortCode: ShortCode }),
  },
} as const;

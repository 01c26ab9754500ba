import * as v from 'valibot';
import { CardId } from './cardId.ts';
import { CARD_BRANDS, PAYMENT_PROCESSOR, TRANSACTION_TYPE } from './enums.ts';
import { QueryNumber } from './query.ts';

/** Four groups of bullets, then the last digits; more than four visible digits are refused (CONF-035). */
export const MaskedNumber = v.pipe(v.string(), v.regex(/^(•{4} ){0,4}\d{4}$/, 'Expected a masked number'));

/** The first 8 digits of a card number: all that may leave the hosted form of it, beside the last 4. Spec: RULE-030 (CONF-033). */
const CardBin = v.pipe(v.string(), v.regex(/^\d{8}$/, 'Expected 8 digits'));

/** What the first 8 digits show: the brand, and whether the card can receive money. */
export const CardKind = v.object({ cardType: v.picklist(CARD_BRANDS), canDisburse: v.boolean() });
export type CardKind = v.InferOutput<typeof CardKind>;

/** A saved way to pay. Spec: portal §3 "Card" (ENT-013). */
export const Card = v.object({
  cardToken: v.string(),
  cardIds: v.array(CardId),
  cardNumber: MaskedNumber,
  cardType: v.picklist(CARD_BRANDS),
  cardholderName: v.optional(v.string(), ''),
  customerIds: v.optional(v.array(v.string()), []),
  expirationMonth: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])$/)),
  /** Two digits. */
  expirationYear: v.pipe(v.string(), v.regex(/^\d{2}$/)),
  guestCard: v.boolean(),
  newCard: v.optional(v.boolean(), false),
  canDisburse: v.boolean(),
});
export type Card = v.InferOutput<typeof Card>;

/** Errors carry `errorCode`: InternalErrorException, TooManyRequestsException, LimitExceededException, AccessDeniedException, ServiceUnavailableException, RequestTimeoutException. Spec: calls §8 "Cards". */
export const cards = {
  /** The saved cards, masked, and how many may receive money. Spec: calls §7 "Cards". */
  'GET /cards': {
    ask: v.object({ processorType: v.optional(QueryNumber) }),
    answer: v.object({
      cards: v.array(Card),
      validations: v.optional(
        v.object({
          payment: v.optional(v.boolean(), true),
          disburse: v.optional(v.object({ maxCardLimit: v.number() })),
          /** Brands whose processor is None: no card form is opened on their pages (R-8, OPEN-047). Ours. */
          noCardForm: v.optional(v.array(v.string()), []),
        }),
        {},
      ),
    }),
  },
  /** Saves what the hosted card form has taken. `bridgeToken` works once. 422: the card has expired. Spec: calls §7 "Cards". */
  'POST /cards': { ask: v.object({ guestCard: v.boolean(), bridgeToken: v.string() }), answer: Card },
  /** Turns a guest card into a saved one; the other way is refused (FLOW-CARD-02). */
  'PUT /cards': { ask: v.object({ cardIds: v.array(CardId), guestCard: v.literal(false) }), answer: v.object({}) },
  /** Deletes these cards. 422: autopay uses one of them, or a payment with one of them is not decided. Spec: calls §7 "Cards". */
  'DELETE /cards': { ask: v.object({ cardIds: v.array(CardId) }), answer: v.object({}) },
  /**
   * Opens one session of the hosted card form. `formUrl` is on the vault's origin and already carries the key; `nonce` comes back in its messages.
   * 422 with the store's phone: cards cannot be added online (processor None). Spec: OPEN-047.
   */
  'GET /cardFormKey': {
    ask: v.object({ cardTransactionType: v.picklist(Object.values(TRANSACTION_TYPE).map(String)), origin: v.string() }),
    answer: v.object({
      key: v.string(),
      nonce: v.string(),
      formUrl: v.pipe(v.string(), v.url()),
      /** * The processor that the form stores the card at. The portal speaks with all forms in the same way. */
      processorType: v.optional(v.picklist(Object.values(PAYMENT_PROCESSOR))),
    }),
  },
  /** What the first 8 digits tell. Spec: calls §5. */
  'POST /cardLookup': {
    ask: v.object({ cardBin: CardBin }),
    answer: CardKind,
  },
} as const;

/** What the hosted card form says by postMessage, from its own origin (OPEN-047, CONF-033). The card number never leaves that origin but for the first 8 and last 4 digits. */
export const VaultMessage = v.variant('type', [
  v.object({ type: v.literal('card.ready'), nonce: v.string(), height: v.number() }),
  v.object({ type: v.literal('card.activity'), nonce: v.string() }),
  /** The number is complete, and new: its first 8 digits, for a look-up before the card is saved. None: it is no longer complete. A form that cannot tell leaves it out. */
  v.object({ type: v.literal('card.numbered'), nonce: v.string(), cardBin: v.optional(CardBin) }),
  v.object({
    type: v.literal('card.tokenized'),
    nonce: v.string(),
    bridgeToken: v.string(),
    cardBin: CardBin,
    lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    cardholderName: v.string(),
  }),
  /** `form`: no field is wrong, and the form itself cannot send the card, for example because it has expired: the portal offers a new one. */
  v.object({
    type: v.literal('card.refused'),
    nonce: v.string(),
    fields: v.array(v.picklist(['name', 'number', 'expiry', 'cvv', 'zip', 'form'])),
  }),
]);
export type VaultMessage = v.InferOutput<typeof VaultMessage>;

/** What the portal says to the hosted card form. `theme` and `language` so that it looks and speaks like the page around it. */
export const VaultOrder = v.variant('type', [
  v.object({ type: v.literal('card.submit'), nonce: v.string() }),
  v.object({ type: v.literal('card.dress'), nonce: v.string(), theme: v.picklist(['light', 'dark']), language: v.string() }),
]);
export type VaultOrder = v.InferOutput<typeof VaultOrder>;

import * as v from 'valibot';
import { CardId } from './cardId.ts';
import { CARD_BRANDS, PAYMENT_CHANNEL } from './enums.ts';

/** Where a customer can have money sent (CONF-013: ach is known, and not among them). Spec: portal §1. */
export const DISBURSE_CHANNELS = [PAYMENT_CHANNEL.store, PAYMENT_CHANNEL.moneyGram, PAYMENT_CHANNEL.debit] as const;
export type DisburseChannel = (typeof DISBURSE_CHANNELS)[number];
export const DisburseChannel = v.picklist(DISBURSE_CHANNELS);

/** Spec: portal §9 "Max MoneyGram disbursement 10000" (CONST-011). */
export const MAX_MONEYGRAM_CENTS = 1_000_000;

/** Which of them there are. Spec: portal §3 "Origination state" (FLOW-ORIG-06). */
export const DisbursementOptions = v.object({
  isDebitDisbursementAvailable: v.boolean(),
  isMoneyGramDisbursementAvailable: v.boolean(),
  isStoreDisbursementAvailable: v.boolean(),
});
export type DisbursementOptions = v.InferOutput<typeof DisbursementOptions>;

/** Where money is sent, as a draft stores it: nothing of the card can pay. */
export const Destination = v.object({
  channel: DisburseChannel,
  card: v.nullable(v.object({ cardType: v.picklist(CARD_BRANDS), lastFour: v.string(), cardIds: v.array(CardId) })),
});
export type Destination = v.InferOutput<typeof Destination>;

/** By which the money is known where it is collected. Cents. Spec: CALL-074. */
export const Reference = v.object({ referenceNumber: v.string(), amount: v.number() });

import * as v from 'valibot';
import { CardId } from './cardId.ts';
import { Day } from './dates.ts';
import { CARD_BRANDS, PAYMENT_CHANNEL } from './enums.ts';
import { Collateral } from './offers.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What the cookie of an origination has: choices and the new loan, no name, no card, nothing that could pay. Amounts are cents. Spec: portal §3 "Origination state" (ENT-020, STORE-002). */
export const OriginationCookie = v.object({
  applicationId: v.string(),
  /** Zero until it is chosen. */
  disbursementAmount: Count,
  disbursementType: v.picklist(Object.values(PAYMENT_CHANNEL)),
  /** Empty until the loan is made. */
  loanId: v.string(),
  loanAmount: v.optional(Count),
  dueDate: v.optional(Day),
  collateral: v.optional(Collateral),
});
export type OriginationCookie = v.InferOutput<typeof OriginationCookie>;

/** The working copy in the tab, and the one for another device: the chosen card as well, by its name and ids, which pay nothing. Spec: CONF-024, CONF-008. */
export const OriginationDraft = v.object({
  ...OriginationCookie.entries,
  /** Of the address; the lender's counts once it is known. */
  brand: v.string(),
  card: v.nullable(v.object({ cardType: v.picklist(CARD_BRANDS), lastFour: v.string(), cardIds: v.array(CardId) })),
});
export type OriginationDraft = v.InferOutput<typeof OriginationDraft>;

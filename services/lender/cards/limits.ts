import { Refusal } from '../handler.ts';
import type { CardTable } from '../store/peopleTables.ts';

/** Spec: portal §9 "Max disbursement cards" (CONF-021). */
export const MAX_DISBURSEMENT_CARDS = 5;
/** Ours. */
const MAX_SAVED_CARDS = 20;

/** Throws Refusal 400 when one more card cannot be saved. `saved`: the customer's saved cards; `canDisburse`: the new one can receive money. */
export function refuseBeyondLimit(saved: readonly CardTable[], canDisburse: boolean): void {
  if (saved.length >= MAX_SAVED_CARDS) throw new Refusal(400, [`You have ${MAX_SAVED_CARDS} saved cards. Remove one to save another.`]);
  if (canDisburse && saved.filter((card) => card.can_disburse).length >= MAX_DISBURSEMENT_CARDS)
    throw new Refusal(400, [
      `You can save up to ${MAX_DISBURSEMENT_CARDS} cards that can receive money. Remove one to save another, or use this card without saving it.`,
    ]);
}

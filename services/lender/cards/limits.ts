import { Refusal } from '../handler.ts';
import type { CardTable } from '../store/peopleTables.ts';

/** Spec: portal §9 "Max disbursement cards" (CONF-021). */
export const MAX_DISBURSEMENT_CARDS = 5;
/** Ours. */
const MAX_SAVED_CARDS = 20;

/** Throws Refusal 400 when one more card cannot be saved. `saved`: the customer's saved cards; `canDisburse`: the new one can receive money. */
export function refuseBeyondLimit(saved: readonly CardTable[], canDisburse: boolean): void {
  const toRemove = saved.length - MAX_SAVED_CARDS + 1;
  if (toRemove === 1) throw new Refusal(400, [`You have ${saved.length} saved cards. Remove one to save another.`]);
  if (toRemove > 1) throw new Refusal(400, [`You have ${saved.length} saved cards. Remove at least ${toRemove} to save another.`]);
  if (canDisburse) refuseDisbursementCard(saved.filter((card) => card.can_disburse).length - MAX_DISBURSEMENT_CARDS + 1);
}

/** `toRemove`: how many must go before another one can be saved. A customer can have more than the limit: all cards of a guest who registers are saved (CONF-010). */
function refuseDisbursementCard(toRemove: number): void {
  if (toRemove === 1)
    throw new Refusal(400, [
      `You can save up to ${MAX_DISBURSEMENT_CARDS} cards that can receive money. Remove one to save another, or use this card without saving it.`,
    ]);
  if (toRemove > 1)
    throw new Refusal(400, [
      `You can save up to ${MAX_DISBURSEMENT_CARDS} cards that can receive money. Remove at least ${toRemove} to save another, or use this card without saving it.`,
    ]);
}

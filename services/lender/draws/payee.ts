import type * as v from 'valibot';
import type { CardId } from '../../contract/cardId.ts';
import { MAX_MONEYGRAM_CENTS, type DisburseChannel, type DisbursementOptions } from '../../contract/disbursement.ts';
import { PAYMENT_CHANNEL } from '../../contract/enums.ts';
import { toMoneyText } from '../../contract/money.ts';
import { isExpired } from '../cards/expiry.ts';
import { cardsOf, hasOnlyIds } from '../cards/toCard.ts';
import type { Caller, Db } from '../handler.ts';
import { no } from '../no.ts';
import { nameOfCard } from '../cards/nameOfCard.ts';

type PayoutMethod = { channel: DisburseChannel; cardIds: v.InferOutput<typeof CardId>[] };
/** `method`: the text in the history. `lastFour`: empty unless it is a card. */
type Payee = { method: string; lastFour: string };

/** Throws Refusal 422 when the channel is not available, or not for this amount. */
export function checkChannel(channel: DisburseChannel, cents: number, options: DisbursementOptions): void {
  if (!options[OPTION[channel]]) throw no('The money cannot be sent this way. Choose another one.');
  if (channel === PAYMENT_CHANNEL.moneyGram && cents > MAX_MONEYGRAM_CENTS)
    throw no(`MoneyGram pays out up to $${toMoneyText(MAX_MONEYGRAM_CENTS)}. Choose a smaller amount or another way.`);
}

const OPTION = {
  [PAYMENT_CHANNEL.debit]: 'isDebitDisbursementAvailable',
  [PAYMENT_CHANNEL.moneyGram]: 'isMoneyGramDisbursementAvailable',
  [PAYMENT_CHANNEL.store]: 'isStoreDisbursementAvailable',
} as const satisfies Record<DisburseChannel, keyof DisbursementOptions>;

/**
 * Another person's card gets the same words as one that was removed: they do not say that it exists (OPEN-015). A refusal without a text would leave
 * the outcome unknown to the portal (quality §1.3).
 */
const GONE = 'The card for this money is no longer saved. Choose another card or another way.';

/** Who gets the money: a card of the caller, or the caller in person. Throws Refusal 422 for a card that is not saved or cannot receive money. */
export async function payeeOf(db: Db, caller: Caller, { channel, cardIds }: PayoutMethod, now: number): Promise<Payee> {
  if (channel === PAYMENT_CHANNEL.moneyGram) return { method: 'MoneyGram', lastFour: '' };
  if (channel === PAYMENT_CHANNEL.store) return { method: 'Cash at the store', lastFour: '' };
  if (cardIds.length === 0) throw no('Choose the card that the money should be sent to.');
  const card = (await cardsOf(db, caller)).find((one) => hasOnlyIds(one, cardIds));
  if (!card) throw no(GONE);
  if (!card.can_disburse) throw no('This card can’t receive money. Choose a debit card.');
  if (isExpired(card, now)) throw no('This card has expired. Choose another card.');
  return {
    method: nameOfCard(card),
    lastFour: card.last_four,
  };
}

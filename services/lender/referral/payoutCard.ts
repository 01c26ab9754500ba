import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { maskNumber } from '../../contract/card.ts';
import { CARD_BRANDS } from '../../contract/enums.ts';
import type { Answered } from '../../contract/index.ts';
import { isExpired } from '../cards/expiry.ts';
import { Refusal, type Caller, type Db, type Handlers } from '../handler.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { PayoutCardTable } from '../store/tables/referral.ts';
import { referFormOf, useReferForm } from '../vault/forms.ts';
import { ownRewards } from './account.ts';
import { no } from '../no.ts';
import { nameOfCard } from '../cards/nameOfCard.ts';

/** Spec: calls §7 "Referral" (FLOW-REFER-03). */
export const payoutCard: Handlers<'GET /cardSecureAcceptance'> = {
  'GET /cardSecureAcceptance': async ({ ask, caller, db, now }) => {
    await ownRewards(db, caller);
    return inTransaction(db, async (tx) => {
      const entered = await useReferForm(tx, now, caller.profileId, ask.transactionUuid);
      if (entered?.last_four && !entered.can_disburse) throw no('This card can’t receive money. Use a debit card.');
      if (entered?.last_four && entered.card_type && entered.month && entered.year) {
        const card: PayoutCardTable = {
          profile_id: caller.profileId,
          payment_token: `payout_${randomBytes(18).toString('base64url')}`,
          transaction_uuid: ask.transactionUuid,
          last_four: entered.last_four,
          card_type: entered.card_type,
          holder: entered.holder ?? '',
          month: entered.month,
          year: entered.year,
          can_disburse: entered.can_disburse,
        };
        await tx
          .insertInto('payout_card')
          .values(card)
          .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(card))
          .execute();
        return toPayoutCard(card);
      }
      const card = await payoutCardOf(tx, caller);
      if (card?.transaction_uuid === ask.transactionUuid) return toPayoutCard(card);
      if (await referFormOf(tx, now, caller.profileId, ask.transactionUuid))
        throw no('Please confirm card information is entered correctly'); // the form is still empty (ERR-009)
      throw new Refusal(403);
    });
  },
};

const payoutCardOf = (db: Db, { profileId }: Caller): Promise<PayoutCardTable | undefined> =>
  db.selectFrom('payout_card').selectAll().where('profile_id', '=', profileId).executeTakeFirst();

function toPayoutCard({ payment_token, holder, last_four, card_type }: PayoutCardTable): Answered<'GET /cardSecureAcceptance'> {
  const [lastName = '', ...before] = holder.split(' ').toReversed();
  return {
    paymentToken: payment_token,
    firstName: before.toReversed().join(' '),
    lastName,
    cardNumber: maskNumber(last_four),
    cardType: v.parse(v.picklist(CARD_BRANDS), card_type),
  };
}

/** Throws Refusal 403 for the card of another person. */
export async function refuseOthersCard(db: Db, { profileId }: Caller, { cardId }: { cardId: string }): Promise<void> {
  const owner = await db.selectFrom('payout_card').select('profile_id').where('payment_token', '=', cardId).executeTakeFirst();
  if (owner && owner.profile_id !== profileId) throw new Refusal(403);
}

/** The payee for the history. Throws Refusal: 403 without a card, 422 for a card that was replaced or cannot receive money. */
export async function payeeOf(
  db: Db,
  caller: Caller,
  { cardId, cardNumber }: { cardId: string; cardNumber: string },
  now: number,
): Promise<{ method: string; lastFour: string }> {
  const card = await payoutCardOf(db, caller);
  if (!card) throw new Refusal(403);
  if (card.payment_token !== cardId)
    throw no('You have entered another card since, in another tab or on another device. Enter your card again.');
  if (!cardNumber.endsWith(card.last_four)) throw no('This request contradicts itself. Start again from the card.');
  if (!card.can_disburse) throw no('This card can’t receive money. Choose a debit card.');
  if (isExpired(card, now)) throw no('This card has expired. Choose another card.');
  return {
    method: nameOfCard(card),
    lastFour: card.last_four,
  };
}

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

const no = (text: string): Refusal => new Refusal(422, [text]);

/** Spec: calls §7 "Referral" (FLOW-REFER-03). */
export const payoutCard: Handlers<'GET /cardSecureAcceptance'> = {
  'GET /cardSecureAcceptance': async ({ ask, caller, db, now }) => {
    await ownRewards(db, caller);
    return inTransaction(db, async (tx) => {
      const taken = await useReferForm(tx, now, caller.profileId, ask.transactionUuid);
      if (taken?.last_four && taken.card_type && taken.month && taken.year) {
        const card: PayoutCardTable = {
          profile_id: caller.profileId,
          payment_token: `payout_${randomBytes(18).toString('base64url')}`,
          transaction_uuid: ask.transactionUuid,
          last_four: taken.last_four,
          card_type: taken.card_type,
          holder: taken.holder ?? '',
          month: taken.month,
          year: taken.year,
          can_disburse: taken.can_disburse,
        };
        await tx
          .insertInto('payout_card')
          .values(card)
          .onConflict((conflict) => conflict.column('profile_id').doUpdateSet(card))
          .execute();
        return shown(card);
      }
      const card = await payoutCardOf(tx, caller);
      if (card?.transaction_uuid === ask.transactionUuid) return shown(card);
      if (await referFormOf(tx, now, caller.profileId, ask.transactionUuid))
        throw no('Please confirm card information is entered correctly'); // the form is still empty (ERR-009)
      throw new Refusal(403);
    });
  },
};

const payoutCardOf = (db: Db, { profileId }: Caller): Promise<PayoutCardTable | undefined> =>
  db.selectFrom('payout_card').selectAll().where('profile_id', '=', profileId).executeTakeFirst();

function shown({ payment_token, holder, last_four, card_type }: PayoutCardTable): Answered<'GET /cardSecureAcceptance'> {
  const [lastName = '', ...before] = holder.split(' ').toReversed();
  return {
    paymentToken: payment_token,
    firstName: before.toReversed().join(' '),
    lastName,
    cardNumber: maskNumber(last_four),
    cardType: v.parse(v.picklist(CARD_BRANDS), card_type),
  };
}

/** Who gets the money, as history shows it. Throws Refusal: 403 for a card that is not the caller's, 422 for one that cannot receive money. */
export async function payeeOf(
  db: Db,
  caller: Caller,
  { cardId, cardNumber }: { cardId: string; cardNumber: string },
  now: number,
): Promise<{ method: string; lastFour: string }> {
  const card = await payoutCardOf(db, caller);
  if (card?.payment_token !== cardId) throw new Refusal(403);
  if (!cardNumber.endsWith(card.last_four)) throw no('This request contradicts itself. Start again from the card.');
  if (!card.can_disburse) throw no('This card cannot receive money. Choose a debit card.');
  if (isExpired(card, now)) throw no('This card has expired. Choose another card.');
  return {
    method: `${card.card_type.slice(0, 1).toUpperCase()}${card.card_type.slice(1)} •••• ${card.last_four}`,
    lastFour: card.last_four,
  };
}

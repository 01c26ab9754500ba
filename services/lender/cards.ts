import { randomBytes, randomUUID } from 'node:crypto';
import { isExpired } from './cards/expiry.ts';
import { cardsOf, holdsAll, shown } from './cards/shown.ts';
import { Refusal, type Caller, type Handlers } from './handler.ts';
import { allowTry, CARD_CHANGES, CARD_LOOKUPS } from './limits.ts';
import { inTransaction } from './store/inTransaction.ts';
import type { CardTable } from './store/peopleTables.ts';
import { openForm, useBridgeToken } from './vault/forms.ts';
import { canReceiveMoney, kindOf } from './vault/page/kinds.ts';

/** Spec: portal §9 "Max disbursement cards". */
const MAX_DISBURSEMENT_CARDS = 5;
/** Ours. */
const MAX_SAVED_CARDS = 20;
/** Spec: calls §5 (ERR-009): what the form has taken is not there, or has been used. */
const NO_CARD_TOKEN = 'Please confirm card information is entered correctly';

type CardCall = 'GET /cards' | 'POST /cards' | 'PUT /cards' | 'DELETE /cards' | 'GET /cardFormKey' | 'POST /cardLookup';

/** A person's cards. A guest's are those of his one link, as his profile is. Spec: calls §7 "Cards", errors §8 "Cards". */
export const cards: Handlers<CardCall> = {
  'GET /cards': async ({ caller, db }) => ({
    cards: (await cardsOf(db, caller)).map((card) => shown(card, caller)),
    validations: { payment: true, disburse: { maxCardLimit: MAX_DISBURSEMENT_CARDS } },
  }),

  'POST /cards': async ({ ask, caller, db, now }) => {
    await allowTry(db, changesOf(caller), CARD_CHANGES, now);
    refuseSavingGuest(caller, ask.guestCard);
    if (!ask.guestCard && (await cardsOf(db, caller)).filter((card) => !card.guest).length >= MAX_SAVED_CARDS)
      throw new Refusal(400, [`You have ${MAX_SAVED_CARDS} saved cards. Remove one to save another.`], 'LimitExceededException');
    return inTransaction(db, async (tx) => {
      const taken = await useBridgeToken(tx, now, caller.profileId, ask.bridgeToken);
      if (!taken?.last_four || !taken.card_type || !taken.month || !taken.year)
        throw new Refusal(400, [NO_CARD_TOKEN], 'AccessDeniedException');
      if (isExpired({ month: taken.month, year: taken.year }, now))
        throw new Refusal(400, ['This card has expired. Use another card.'], 'AccessDeniedException');
      const card: CardTable = {
        card_id: randomUUID(),
        profile_id: caller.profileId,
        customer_id: caller.customerIds[0] ?? null,
        card_ids: JSON.stringify([{ type: 'sandbox', id: randomUUID() }]),
        token: `card_${randomBytes(18).toString('base64url')}`,
        last_four: taken.last_four,
        card_type: taken.card_type,
        holder: taken.holder ?? '',
        month: taken.month,
        year: taken.year,
        guest: ask.guestCard,
        can_disburse: taken.can_disburse,
        created_at: now,
      };
      await tx.insertInto('card').values(card).execute();
      return { ...shown(card, caller), newCard: true };
    });
  },

  'PUT /cards': async ({ ask, caller, db, now }) => {
    await allowTry(db, changesOf(caller), CARD_CHANGES, now);
    refuseSavingGuest(caller, ask.guestCard);
    const card = (await cardsOf(db, caller)).find(
      (one) => holdsAll(ask.cardIds, one) && shown(one, caller).cardIds.length === ask.cardIds.length,
    );
    if (!card) throw new Refusal(403);
    await db.updateTable('card').set({ guest: false }).where('card_id', '=', card.card_id).execute();
    return {};
  },

  // Every card whose ids are all named goes; a card of somebody else is no card here, and the answer is the same as for none.
  'DELETE /cards': async ({ ask, caller, db, now }) => {
    await allowTry(db, changesOf(caller), CARD_CHANGES, now);
    const gone = (await cardsOf(db, caller)).filter((card) => holdsAll(ask.cardIds, card)).map((card) => card.card_id);
    if (gone.length === 0) throw new Refusal(403);
    await db.deleteFrom('card').where('card_id', 'in', gone).execute();
    return {};
  },

  'GET /cardFormKey': async ({ ask, caller, db, now, portalOrigin, vaultOrigin }) => {
    if (ask.origin !== portalOrigin) throw new Refusal(400, [], 'AccessDeniedException');
    return openForm(db, now, caller.profileId, Number(ask.cardTransactionType), portalOrigin, vaultOrigin);
  },

  'POST /cardLookup': async ({ ask, caller, db, now }) => {
    await allowTry(db, `lookup ${caller.profileId}`, CARD_LOOKUPS, now);
    const kind = kindOf(ask.cardBin);
    if (!kind) throw new Refusal(400, ['Use a Visa, Mastercard, American Express or Discover card'], 'AccessDeniedException');
    return { cardType: kind.type, canDisburse: canReceiveMoney(ask.cardBin) };
  },
};

const changesOf = (caller: Caller): string => `cards ${caller.profileId}`;

/** A guest's card is his for this visit only; nobody's profile could hold it afterwards (FLOW-CARD-01). */
function refuseSavingGuest(caller: Caller, guestCard: boolean): void {
  if (caller.guestLoanId !== null && !guestCard) throw new Refusal(403);
}

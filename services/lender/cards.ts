import { randomBytes, randomUUID } from 'node:crypto';
import { PAYMENT_PROCESSOR } from '../contract/enums.ts';
import { isExpired } from './cards/expiry.ts';
import { refuseAutoPayCards } from './cards/autoPayUse.ts';
import { refusePayingCards } from './cards/openPayment.ts';
import { adapterOf, brandsWithoutForm, CARD_PROCESSORS, formProcessorOf } from './cards/processors.ts';
import { MAX_DISBURSEMENT_CARDS, refuseBeyondLimit } from './cards/limits.ts';
import { cardsOf, hasOnlyIds, isInIds, sameCard, toCard } from './cards/toCard.ts';
import { Refusal, type Caller, type Handlers } from './handler.ts';
import { allowTry, CARD_CHANGES, CARD_LOOKUPS } from './limits.ts';
import { inTransaction } from './store/inTransaction.ts';
import type { CardTable } from './store/peopleTables.ts';
import { openForm, useBridgeToken } from './vault/forms.ts';
import { canReceiveMoney, kindOf } from './vault/page/kinds.ts';

/** Spec: calls §5 (ERR-009): the bridge token is unknown or used. */
const NO_CARD_TOKEN = 'Please confirm card information is entered correctly';
/** Ours. Without a code, as all texts about the card itself: with one, the portal would show the text of the code (ERR-007, ERR-011). */
const EXPIRED = 'This card has expired. Use another card.';

type CardCall = 'GET /cards' | 'POST /cards' | 'PUT /cards' | 'DELETE /cards' | 'GET /cardFormKey' | 'POST /cardLookup';

/** The caller's cards. A guest's cards belong to the guest link. Spec: calls §7 "Cards", errors §8 "Cards". */
export const cards: Handlers<CardCall> = {
  'GET /cards': async ({ caller, db, settings }) => ({
    cards: (await cardsOf(db, caller)).map((card) => toCard(card, caller)),
    validations: {
      payment: true,
      disburse: { maxCardLimit: MAX_DISBURSEMENT_CARDS },
      noCardForm: brandsWithoutForm(settings.cardProcessors ?? CARD_PROCESSORS),
    },
  }),

  'POST /cards': async ({ ask, caller, db, now }) => {
    await allowTry(db, changesOf(caller), CARD_CHANGES, now);
    refuseSavingGuest(caller, ask.guestCard);
    return inTransaction(db, async (tx) => {
      const entered = await useBridgeToken(tx, now, caller.profileId, ask.bridgeToken);
      if (!entered?.last_four || !entered.card_type || !entered.month || !entered.year) throw new Refusal(400, [NO_CARD_TOKEN]);
      if (isExpired({ month: entered.month, year: entered.year }, now)) throw new Refusal(422, [EXPIRED]);
      if (!ask.guestCard) {
        const saved = (await cardsOf(tx, caller)).filter((card) => !card.guest);
        const twin = saved.find((card) => sameCard(card, entered));
        if (twin) return toCard(twin, caller);
        refuseBeyondLimit(saved, entered.can_disburse);
      }
      const card: CardTable = {
        card_id: randomUUID(),
        profile_id: caller.profileId,
        customer_id: caller.customerIds[0] ?? null,
        card_ids: JSON.stringify(adapterOf(entered.processor).storesAt.map((type) => ({ type, id: randomUUID() }))),
        token: `card_${randomBytes(18).toString('base64url')}`,
        last_four: entered.last_four,
        card_type: entered.card_type,
        holder: entered.holder ?? '',
        month: entered.month,
        year: entered.year,
        guest: ask.guestCard,
        can_disburse: entered.can_disburse,
        created_at: now,
      };
      await tx.insertInto('card').values(card).execute();
      return { ...toCard(card, caller), newCard: true };
    });
  },

  'PUT /cards': async ({ ask, caller, db, now }) => {
    await allowTry(db, changesOf(caller), CARD_CHANGES, now);
    refuseSavingGuest(caller, ask.guestCard);
    const all = await cardsOf(db, caller);
    const card = all.find((one) => hasOnlyIds(one, ask.cardIds));
    if (!card) throw new Refusal(403);
    if (card.guest)
      refuseBeyondLimit(
        all.filter((one) => !one.guest),
        card.can_disburse,
      );
    await db.updateTable('card').set({ guest: false }).where('card_id', '=', card.card_id).execute();
    return {};
  },

  // Deletes each card whose ids are all in the request. Another profile's card gets the same response as an unknown one.
  'DELETE /cards': async ({ ask, caller, db, now }) => {
    await allowTry(db, changesOf(caller), CARD_CHANGES, now);
    const all = await cardsOf(db, caller);
    const removed = all.filter((card) => isInIds(card, ask.cardIds));
    if (removed.length === 0) throw new Refusal(403);
    await refuseAutoPayCards(db, caller, removed, all.filter((card) => !card.guest).length);
    await refusePayingCards(db, caller, removed);
    const cardIds = removed.map((card) => card.card_id);
    await db.deleteFrom('card').where('card_id', 'in', cardIds).execute();
    return {};
  },

  'GET /cardFormKey': async ({ ask, caller, db, now, brandCode, portalOrigin, vaultOrigin, settings }) => {
    if (ask.origin !== portalOrigin) throw new Refusal(400, [], 'AccessDeniedException');
    const processor = await formProcessorOf(db, caller, brandCode, settings.cardProcessors ?? CARD_PROCESSORS);
    const form = { profileId: caller.profileId, transactionType: Number(ask.cardTransactionType), processor, portalOrigin, vaultOrigin };
    return { ...(await openForm(db, now, form)), processorType: PAYMENT_PROCESSOR[processor] };
  },

  'POST /cardLookup': async ({ ask, caller, db, now }) => {
    await allowTry(db, `lookup ${caller.profileId}`, CARD_LOOKUPS, now);
    const kind = kindOf(ask.cardBin);
    if (!kind) throw new Refusal(400, ['Use a Visa, Mastercard, American Express or Discover card'], 'AccessDeniedException');
    return { cardType: kind.type, canDisburse: canReceiveMoney(ask.cardBin) };
  },
};

const changesOf = (caller: Caller): string => `cards ${caller.profileId}`;

/** A guest's card lasts one visit: there is no profile to save it in (FLOW-CARD-01). */
function refuseSavingGuest(caller: Caller, guestCard: boolean): void {
  if (caller.guestLoanId !== null && !guestCard) throw new Refusal(403);
}

import { fromPromise } from 'xstate';
import { noteGuestCard, strikeGuestCards } from '../client/guestCards.ts';
import type { Answer, Ask } from '../contract/index.ts';
import { changed } from './cards.ts';

/** `nonce`: the session of the card form. */
export type NewCard = Ask<'POST /cards'> & { nonce: string };

/** Adds a card; one of a guest is noted for a registration that may follow (CONF-010). Error: ApiError. Spec: calls §7 "Cards", portal §9 "Caches". */
export const addCard = fromPromise<Answer<'POST /cards'>, NewCard>(async ({ input: { guestCard, bridgeToken }, signal }) => {
  const card = await changed('POST /cards', { guestCard, bridgeToken }, signal);
  noteGuestCard(card);
  return card;
});

/** Saves a card that was added for one payment only. Error: ApiError; without an answer it may be saved, and asking again changes nothing. Spec: FLOW-CARD-02 (CALL-082). */
export const saveCard = fromPromise<void, { cardIds: Ask<'PUT /cards'>['cardIds'] }>(async ({ input: { cardIds }, signal }) => {
  await changed('PUT /cards', { cardIds, guestCard: false }, signal);
});

/** Removes cards, trying twice; from then on they are offered to no registration. Error: ApiError. Spec: FLOW-PAY-07 (CONF-010, POLL-008). */
export const removeCards = fromPromise<void, Ask<'DELETE /cards'>>(async ({ input, signal }) => {
  strikeGuestCards(input.cardIds);
  await changed('DELETE /cards', input, signal, 2);
});

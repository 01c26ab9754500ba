import type { Answer } from '../contract/index.ts';
import { claimsOf } from './claims.ts';
import { readTokens } from './tokens.ts';

/** A card that a guest of this page has added: what a registration says of it, and what it may show. */
export type NotedCard = { type: string; id: string; lastFour: string };

/** ms. Short, because another person may use this screen next. */
const LIFE_MS = 10 * 60_000;

/**
 * In this page's memory and nowhere else: the ids are all it takes to have the card (CONF-010), so they outlive the guest's visit, but no
 * reload.
 */
let noted: { cards: readonly NotedCard[]; at: number } = { cards: [], at: 0 };

/** Notes a card that a guest has added; a customer's cards are saved already. Spec: FLOW-AUTH-06 (CONF-010). */
export function noteGuestCard({ guestCard, cardIds, cardNumber }: Answer<'POST /cards'>): void {
  const tokens = readTokens();
  if (!guestCard || !tokens || claimsOf(tokens.idToken).guest_loan_id === '') return;
  const lastFour = cardNumber.slice(-4);
  noted = { cards: [...guestCards(), ...cardIds.map(({ type, id }) => ({ type, id, lastFour }))], at: Date.now() };
}

/** The cards that guests of this page have added in the last ten minutes. */
export const guestCards = (): readonly NotedCard[] => (Date.now() - noted.at < LIFE_MS ? noted.cards : []);

/** These cards are gone: a registration could not have them any more. */
export function strikeGuestCards(ids: readonly { type: string; id: string }[]): void {
  noted = { ...noted, cards: noted.cards.filter((card) => !ids.some(({ type, id }) => type === card.type && id === card.id)) };
}

export function forgetGuestCards(): void {
  noted = { cards: [], at: 0 };
}

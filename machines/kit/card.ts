import type { Card } from '../../services/contract/cards.ts';

/** A card's identity: per type the ids match. Spec: FLOW-CARD-03. */
export const methodId = ({ cardIds }: Pick<Card, 'cardIds'>): string =>
  cardIds
    .map(({ type, id }) => `${type}:${id}`)
    .toSorted()
    .join('+');

type Expiry = Pick<Card, 'cardType' | 'expirationMonth' | 'expirationYear'>;

/** Whole months from the current month, in the customer's calendar, to the last month in which the card is valid. A bank account does not expire (OPEN-048). */
export function monthsLeft({ cardType, expirationMonth, expirationYear }: Expiry, now: number): number {
  if (cardType === 'bank') return Infinity;
  const today = new Date(now);
  return (2000 + Number(expirationYear)) * 12 + Number(expirationMonth) - 1 - (today.getFullYear() * 12 + today.getMonth());
}

/** Its month/year is before the current month, in the customer's calendar. Spec: FLOW-CARD-04. */
export const isExpired = (expiry: Expiry, now: number): boolean => monthsLeft(expiry, now) < 0;

export const lastFour = ({ cardNumber }: Pick<Card, 'cardNumber'>): string => cardNumber.slice(-4);

/** What names a card on a page: "Visa ending in 4242". */
export type CardName = { cardType: Card['cardType']; lastFour: string };

export const cardNameOf = (card: Pick<Card, 'cardType' | 'cardNumber'>): CardName => ({
  cardType: card.cardType,
  lastFour: lastFour(card),
});

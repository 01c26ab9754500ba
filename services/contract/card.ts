import type { Card } from './cards.ts';

type Expiry = Pick<Card, 'expirationMonth' | 'expirationYear'>;
type Ids = Pick<Card, 'cardIds'>;

/** Before the month of `now` (ms since 1970, the customer's own calendar). A card is good to the end of its month. Spec: portal §4 "Cards" (FLOW-CARD-04). */
export function isExpired({ expirationMonth, expirationYear }: Expiry, now: number): boolean {
  const today = new Date(now);
  const month = (2000 + Number(expirationYear)) * 12 + Number(expirationMonth) - 1;
  return month < today.getFullYear() * 12 + today.getMonth();
}

/** "MM/YY". Spec: portal §5 (RULE-010). */
export const showExpiry = ({ expirationMonth, expirationYear }: Expiry): string => `${expirationMonth}/${expirationYear}`;

/** Equal numbers of ids, and per type the ids match. Two cards without any id are not known to be the same. Spec: portal §3 "Card" (FLOW-CARD-03). */
export function sameCard(one: Ids, other: Ids): boolean {
  if (one.cardIds.length === 0 || one.cardIds.length !== other.cardIds.length) return false;
  const left = [...other.cardIds];
  return one.cardIds.every(({ type, id }) => {
    const at = left.findIndex((card) => card.type === type && card.id === id);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The one chosen by the payment while it is good, else the first that has not expired, else none. Spec: portal §4 "Cards" (CONF-036). */
export function defaultCard<C extends Expiry & Ids>(cards: readonly C[], chosen: Ids | null, now: number): C | null {
  const good = cards.filter((card) => !isExpired(card, now));
  return (chosen && good.find((card) => sameCard(card, chosen))) ?? good[0] ?? null;
}

/** Four groups of bullets, the last one the digits. Throws RangeError when they are not four digits. Spec: portal §3 "Card" (CONF-035). */
export function maskNumber(lastFour: string): string {
  if (!/^\d{4}$/.test(lastFour)) throw new RangeError('maskNumber expects the last four digits');
  return `•••• •••• •••• ${lastFour}`;
}

import type { Card } from './cards.ts';

type Expiry = Pick<Card, 'expirationMonth' | 'expirationYear'>;

/** "MM/YY". Spec: portal §5 (RULE-010). */
export const showExpiry = ({ expirationMonth, expirationYear }: Expiry): string => `${expirationMonth}/${expirationYear}`;

/** Four groups of bullets, the last one the digits. Throws RangeError when they are not four digits. Spec: portal §3 "Card" (CONF-035). */
export function maskNumber(lastFour: string): string {
  if (!/^\d{4}$/.test(lastFour)) throw new RangeError('maskNumber expects the last four digits');
  return `•••• •••• •••• ${lastFour}`;
}

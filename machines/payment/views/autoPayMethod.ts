import type { AutoPay } from '../../../services/contract/autoPay.ts';
import { CARD_BRANDS } from '../../../services/contract/enums.ts';
import type { CardName } from '../../kit/card.ts';

/** What names the method of autopay; null when it ends, or for a method of an unknown kind. */
export function autoPayMethod({ enrolled, cardType, displayNumber = '' }: AutoPay): CardName | null {
  const brand = CARD_BRANDS.find((name) => name === cardType);
  return enrolled && brand ? { cardType: brand, lastFour: displayNumber.slice(-4) } : null;
}

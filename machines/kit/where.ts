import { PAYMENT_CHANNEL } from '../../services/contract/enums.ts';
import type { CardName } from './card.ts';

/** Where the money goes: the way by its name in the specification, and the card that is known for it. */
export type WhereView = { way: keyof typeof PAYMENT_CHANNEL; card: CardName | null };

const isWay = (name: string): name is WhereView['way'] => Object.hasOwn(PAYMENT_CHANNEL, name);

/** The name of a channel. Spec: portal §3 "Enums" (CONST-043, CONF-013). */
export const wayOf = (channel: number): WhereView['way'] =>
  Object.keys(PAYMENT_CHANNEL)
    .filter(isWay)
    .find((name) => PAYMENT_CHANNEL[name] === channel) ?? 'none';

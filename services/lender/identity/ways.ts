import type { CodeMethod } from '../../contract/enums.ts';
import { Refusal } from '../handler.ts';

/** A delivery method for codes: an email in lower case, or a phone number of ten digits. */
export type Way = { method: CodeMethod; to: string };

/** The delivery methods for an email and a phone number; either may be empty. */
export const waysTo = (email: string, phone: string): Way[] => [
  ...(email === '' ? [] : [{ method: 'email' as const, to: email }]),
  ...(phone === ''
    ? []
    : [
        { method: 'text' as const, to: phone },
        { method: 'voice' as const, to: phone },
      ]),
];

/** The requested delivery method, or by default the one for the kind of username. Throws Refusal when it is not available. */
export function requireWay(ways: readonly Way[], requested: CodeMethod | undefined, kind: 'email' | 'phone'): Way {
  const method = requested ?? (kind === 'email' ? 'email' : 'text');
  const way = ways.find((one) => one.method === method);
  if (!way) throw new Refusal(400, ['We cannot send a code this way. Choose another.'], 'InvalidParameterException');
  return way;
}

/** "a•••@example.com" or "(•••) •••-0101": the customer recognizes it, others cannot read it. */
export const maskedTo = ({ method, to }: Way): string =>
  method === 'email' ? `${[...to][0] ?? ''}•••${to.slice(to.lastIndexOf('@'))}` : `(•••) •••-${to.slice(-4)}`;

/** The delivery methods as the contract has them. */
export const toMethods = (ways: readonly Way[]): { method: CodeMethod; destination: string }[] =>
  ways.map((way) => ({ method: way.method, destination: maskedTo(way) }));

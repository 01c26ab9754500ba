import type { CodeMethod } from '../../contract/enums.ts';
import { Refusal } from '../handler.ts';

/** A way to reach somebody: an e-mail in small letters, or ten digits. */
export type Way = { method: CodeMethod; to: string };

/** How somebody with this e-mail and this phone can be reached; either may be empty. */
export const waysTo = (email: string, phone: string): Way[] => [
  ...(email === '' ? [] : [{ method: 'email' as const, to: email }]),
  ...(phone === ''
    ? []
    : [
        { method: 'text' as const, to: phone },
        { method: 'voice' as const, to: phone },
      ]),
];

/** The way that was asked for, else the one that fits the name. Throws Refusal when there is none such. */
export function wayAsked(ways: readonly Way[], asked: CodeMethod | undefined, kind: 'email' | 'phone'): Way {
  const method = asked ?? (kind === 'email' ? 'email' : 'text');
  const way = ways.find((one) => one.method === method);
  if (!way) throw new Refusal(400, ['We cannot send a code this way. Choose another.'], 'InvalidParameterException');
  return way;
}

/** "a•••@example.com", "(•••) •••-0101": enough to know it by, not to learn it from. */
export const maskedTo = ({ method, to }: Way): string =>
  method === 'email' ? `${[...to][0] ?? ''}•••${to.slice(to.lastIndexOf('@'))}` : `(•••) •••-${to.slice(-4)}`;

/** As the contract shows them. */
export const shownWays = (ways: readonly Way[]): { method: CodeMethod; destination: string }[] =>
  ways.map((way) => ({ method: way.method, destination: maskedTo(way) }));

import { randomInt } from 'node:crypto';

/** Letters and digits that are not easily confused. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A new confirmation number. The letter tells the kind: P for a payment, C for a cancellation. */
export const newNumber = (letter: string): string =>
  `${letter}${Array.from({ length: 9 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

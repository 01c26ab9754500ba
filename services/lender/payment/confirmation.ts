import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** A number that the customer keeps. The letter says of what: P of something paid, C of something cancelled. */
export const newNumber = (letter: string): string =>
  `${letter}${Array.from({ length: 9 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;

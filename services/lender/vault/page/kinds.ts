import type { CARD_BRANDS } from '../../../contract/enums.ts';

/** What the first digits of a card number tell. `lengths`: how long the number may be; `cvv`: how long the security code is; `groups`: how it is printed. */
export type CardKind = {
  type: Exclude<(typeof CARD_BRANDS)[number], 'bank'>;
  begins: RegExp;
  lengths: readonly number[];
  cvv: number;
  groups: readonly number[];
};

const FOURS = [4, 4, 4, 4, 3] as const;

/** The kinds this lender takes. Spec: portal §3 "Card brands". */
export const CARD_KINDS: readonly CardKind[] = [
  { type: 'amex', begins: /^3[47]/, lengths: [15], cvv: 4, groups: [4, 6, 5] },
  { type: 'discover', begins: /^(6011|65|64[4-9])/, lengths: [16, 19], cvv: 3, groups: FOURS },
  { type: 'mastercard', begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], cvv: 3, groups: FOURS },
  { type: 'visa', begins: /^4/, lengths: [13, 16, 19], cvv: 3, groups: FOURS },
];

/** The kind of a number, or of its first digits; undefined for one this lender does not take. */
export const kindOf = (digits: string): CardKind | undefined => CARD_KINDS.find(({ begins }) => begins.test(digits));

/** Test numbers of debit cards, by their first 8 digits: money can be sent to these. All others count as credit cards. */
const DEBIT_BINS: ReadonlySet<string> = new Set(['40000566', '52008282', '60119811']);

export const canReceiveMoney = (bin: string): boolean => DEBIT_BINS.has(bin);

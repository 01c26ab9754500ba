import type { CARD_BRANDS } from '../../../contract/enums.ts';

/** A card brand by its first digits. `lengths`: of the number; `cvv`: the length of the security code; `groups`: how the number is printed. */
export type CardKind = {
  type: Exclude<(typeof CARD_BRANDS)[number], 'bank'>;
  begins: RegExp;
  lengths: readonly number[];
  cvv: number;
  groups: readonly number[];
};

const FOURS = [4, 4, 4, 4, 3] as const;

/** The accepted brands. Spec: portal §3 "Card brands". */
export const CARD_KINDS: readonly CardKind[] = [
  { type: 'amex', begins: /^3[47]/, lengths: [15], cvv: 4, groups: [4, 6, 5] },
  { type: 'discover', begins: /^(6011|65|64[4-9])/, lengths: [16, 19], cvv: 3, groups: FOURS },
  { type: 'mastercard', begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], cvv: 3, groups: FOURS },
  { type: 'visa', begins: /^4/, lengths: [13, 16, 19], cvv: 3, groups: FOURS },
];

/** The brand of a number or of its first digits; undefined when it is not accepted. */
export const kindOf = (digits: string): CardKind | undefined => CARD_KINDS.find(({ begins }) => begins.test(digits));

/** The first 8 digits of test debit cards, which can receive money. All others count as credit cards. */
const DEBIT_BINS: ReadonlySet<string> = new Set(['40000566', '52008282', '60119811']);

export const canReceiveMoney = (bin: string): boolean => DEBIT_BINS.has(bin);

import { kindOf } from './kinds.ts';

/** The fields of the form, in order. */
export const FIELDS = ['number', 'expiry', 'cvv', 'zip', 'name'] as const;
export type FieldName = (typeof FIELDS)[number];
/** The fields' values as typed. */
export type Typed = Readonly<Record<FieldName, string>>;

const PROBLEMS = [
  'nameMissing',
  'nameWrong',
  'numberMissing',
  'numberWrong',
  'numberTypo',
  'numberNotTaken',
  'expiryMissing',
  'expiryWrong',
  'expiryPast',
  'expiryFar',
  'cvvMissing',
  'cvvThree',
  'cvvFour',
  'zipMissing',
  'zipWrong',
] as const;
export type Problem = (typeof PROBLEMS)[number];
export const isProblem = (value: unknown): value is Problem => PROBLEMS.some((problem) => problem === value);
export type Problems = Partial<Record<FieldName, Problem>>;

const MAX_NAME = 60;
/** The maximum lifetime of a card, years. */
const MAX_YEARS = 20;

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The check digit of card numbers (ISO/IEC 7812). */
export function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    sum += place % 2 === 0 ? digit : digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** Digits -> groups as printed on the card: "4242 4242 4242 4242", "3782 822463 10005". */
export function grouped(digits: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const size of kindOf(digits)?.groups ?? [4, 4, 4, 4, 3]) {
    if (from < digits.length) parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(' ');
}

/** "12/27", "1227", "12 / 2027" -> two digits each; null when it is not a month and a year. */
export function readExpiry(text: string): { month: string; year: string } | null {
  const parts = /^\s*(\d{1,2})\s*[/.\s-]\s*(?:20)?(\d{2})\s*$/.exec(text) ?? /^\s*(\d{2})(?:20)?(\d{2})\s*$/.exec(text);
  const [, month = '', year = ''] = parts ?? [];
  return /^(0?[1-9]|1[0-2])$/.test(month) ? { month: month.padStart(2, '0'), year } : null;
}

/** Did the card expire before this month? `thisMonth`: YYYY-MM. A card is valid through its month. Spec: portal §4 "Cards" (FLOW-CARD-04). */
export const isPast = ({ month, year }: { month: string; year: string }, thisMonth: string): boolean => `20${year}-${month}` < thisMonth;

/** The problems by field; empty when there are none. `thisMonth`: YYYY-MM of the lender's clock. */
export function problemsOf(typed: Typed, thisMonth: string): Problems {
  const found: Record<FieldName, Problem | null> = {
    name: nameProblem(typed.name.trim()),
    number: numberProblem(typed.number),
    expiry: expiryProblem(typed.expiry, thisMonth),
    cvv: cvvProblem(typed.cvv.trim(), typed.number),
    zip: zipProblem(typed.zip.trim()),
  };
  const problems: Problems = {};
  for (const field of FIELDS) if (found[field]) problems[field] = found[field];
  return problems;
}

function nameProblem(name: string): Problem | null {
  if (name === '') return 'nameMissing';
  return name.length <= MAX_NAME && /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u.test(name) ? null : 'nameWrong';
}

function numberProblem(text: string): Problem | null {
  const digits = digitsOf(text);
  if (digits === '') return 'numberMissing';
  if (!/^[\d\s-]+$/.test(text)) return 'numberWrong';
  const kind = kindOf(digits);
  if (!kind) return isLuhn(digits) ? 'numberNotTaken' : 'numberWrong';
  if (!kind.lengths.includes(digits.length)) return 'numberWrong';
  return isLuhn(digits) ? null : 'numberTypo';
}

function expiryProblem(text: string, thisMonth: string): Problem | null {
  if (text.trim() === '') return 'expiryMissing';
  const expiry = readExpiry(text);
  if (!expiry) return 'expiryWrong';
  if (isPast(expiry, thisMonth)) return 'expiryPast';
  return 2000 + Number(expiry.year) > Number(thisMonth.slice(0, 4)) + MAX_YEARS ? 'expiryFar' : null;
}

function cvvProblem(text: string, number: string): Problem | null {
  if (text === '') return 'cvvMissing';
  const length = kindOf(digitsOf(number))?.cvv ?? 3;
  if (/^\d+$/.test(text) && text.length === length) return null;
  return length === 4 ? 'cvvFour' : 'cvvThree';
}

const zipProblem = (text: string): Problem | null => (text === '' ? 'zipMissing' : /^\d{5}$/.test(text) ? null : 'zipWrong');

import type { Answer } from '../../services/contract/index.ts';

/** The states to choose from; null while they are not known. */
export type StateOptions = Answer<'GET /states'>['states'] | null;

/** The lines of an address as they are typed into a form. Spec: portal §5 (RULE-008); the names of the lines are ours (OPEN-029). */
export const LINES = ['line1', 'line2', 'city', 'state', 'zip'] as const;
export type LineName = (typeof LINES)[number];
export type AddressLines = Readonly<Record<LineName, string>>;

/** What is wrong with a line; the screens have the texts. */
export type LineProblem = 'required' | 'invalid';

/** "home.city": the field of a line of an address. */
export const lineOf = <const Address extends string, const Line extends LineName>(address: Address, line: Line): `${Address}.${Line}` =>
  `${address}.${line}`;

const LONGEST = 100;
const ZIP = /^\d{5}$/; // RULE-008
const STATE = /^[A-Z]{2}$/;

const isShort = (line: string): boolean => line.length <= LONGEST;
const LINE_IS_RIGHT: Readonly<Record<LineName, (line: string) => boolean>> = {
  line1: isShort,
  line2: isShort,
  city: isShort,
  state: (line) => STATE.test(line),
  zip: (line) => ZIP.test(line),
};

/** Without the spaces around each line, and with the state in capital letters. */
export function linesFrom(typed: (line: LineName) => string): AddressLines {
  const line = (name: LineName) => typed(name).trim();
  return { line1: line('line1'), line2: line('line2'), city: line('city'), state: line('state').toUpperCase(), zip: line('zip') };
}

/** The problem of a line; null when it is right. Only the second line may be empty. */
export function lineProblem(line: LineName, typed: string): LineProblem | null {
  if (typed === '') return line === 'line2' ? null : 'required';
  return LINE_IS_RIGHT[line](typed) ? null : 'invalid';
}

import * as v from 'valibot';
import type { Ask } from '../../services/contract/index.ts';
import { isName } from '../../services/contract/name.ts';
import { LINES, lineOf, lineProblem, linesFrom, type LineProblem } from '../kit/addressLines.ts';
import { birthDigits } from '../kit/birthDigits.ts';

/** What a non-customer provides before a cash-out. Spec: ROUTE-037; the fields are ours. */
export const FIELDS = ['firstName', 'lastName', 'dateOfBirth', 'home.line1', 'home.line2', 'home.city', 'home.state', 'home.zip'] as const;
export type FieldName = (typeof FIELDS)[number];

/** What was typed, by field name. */
export type Typed = Readonly<Partial<Record<FieldName, string>>>;
/** What is wrong with a field; the screen has the texts. */
export type Problems = Readonly<Partial<Record<FieldName, LineProblem>>>;

const Line = v.exactOptional(v.pipe(v.string(), v.maxLength(254)));

/** What this tab keeps after a reload: the session of the card form, never a token; and what was typed but the date of birth. Spec: STORE-001, CONF-015. */
export const CashOutDraft = v.object({
  /** Empty without a card. */
  transactionUuid: v.pipe(v.string(), v.maxLength(128)),
  typed: v.object({
    firstName: Line,
    lastName: Line,
    'home.line1': Line,
    'home.line2': Line,
    'home.city': Line,
    'home.state': Line,
    'home.zip': Line,
  }),
});
export type CashOutDraft = v.InferOutput<typeof CashOutDraft>;

const text = (typed: Typed, field: FieldName): string => (typed[field] ?? '').trim();
const addressIn = (typed: Typed) => linesFrom((line) => text(typed, lineOf('home', line)));

const problemOf = (given: string, isRight: boolean): LineProblem | null => (given === '' ? 'required' : isRight ? null : 'invalid');

/** In the order of the form. Spec: portal §5 (RULE-006, RULE-008, RULE-011). */
export function problemsIn(typed: Typed): Problems {
  const lines = addressIn(typed);
  const [first, last, born] = [text(typed, 'firstName'), text(typed, 'lastName'), text(typed, 'dateOfBirth')];
  const found: [FieldName, LineProblem | null][] = [
    ['firstName', problemOf(first, isName(first))],
    ['lastName', problemOf(last, isName(last))],
    ['dateOfBirth', problemOf(born, birthDigits(born) !== null)],
    ...LINES.map((line): [FieldName, LineProblem | null] => [lineOf('home', line), lineProblem(line, lines[line])]),
  ];
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

/** The checked form, as the lender takes it. Spec: CALL-113. */
export const detailsIn = (typed: Typed): Ask<'POST /mdmProfile'>['details'] => ({
  firstName: text(typed, 'firstName'),
  lastName: text(typed, 'lastName'),
  dateOfBirth: birthDigits(text(typed, 'dateOfBirth')) ?? '',
  address: addressIn(typed),
});

/** "Rae Ann Oyelaran" -> the last word is the last name. Only a proposal. */
export function namesOf(name: string): Typed {
  const [lastName = '', ...before] = name.split(' ').toReversed();
  return before.length > 0 ? { firstName: before.toReversed().join(' '), lastName } : { firstName: name };
}

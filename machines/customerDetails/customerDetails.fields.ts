import * as v from 'valibot';
import type { AddressName } from '../addressSearch/addressSearch.machine.ts';
import type { LineProblem } from '../kit/addressLines.ts';

/** The four questions of the demographics. Spec: FLOW-REFI-12. */
export const QUESTIONS = ['race', 'gender', 'height', 'weight'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The addresses of the form. */
export type DetailsAddress = Exclude<AddressName, 'mailing'>;

export const FIELDS = [
  'home.line1',
  'home.line2',
  'home.city',
  'home.state',
  'home.zip',
  'phone',
  'spouse.firstName',
  'spouse.lastName',
  'livesAt',
  'spouse.line1',
  'spouse.line2',
  'spouse.city',
  'spouse.state',
  'spouse.zip',
  'race',
  'gender',
  'height',
  'feet',
  'inches',
  'weight',
  'pounds',
] as const;
export type FieldName = (typeof FIELDS)[number];

/**
 * What was typed, by field name. `race` and `gender`: a value of the contract; `height` and `weight`: given or notSaid, with the figures in their own
 * fields; `livesAt`: home or elsewhere, where the spouse lives.
 */
export type Typed = Readonly<Partial<Record<FieldName, string>>>;

/** What is wrong with a field; the screen has the texts. */
export type Problems = Readonly<Partial<Record<FieldName, LineProblem>>>;

/** What this tab keeps after a reload: never an answer to a question of the demographics. Spec: STORE-001, CONF-015. */
const Line = v.exactOptional(v.pipe(v.string(), v.maxLength(254)));
export const DetailsDraft = v.object({
  loanId: v.string(),
  typed: v.object({
    'home.line1': Line,
    'home.line2': Line,
    'home.city': Line,
    'home.state': Line,
    'home.zip': Line,
    phone: Line,
    'spouse.firstName': Line,
    'spouse.lastName': Line,
    livesAt: Line,
    'spouse.line1': Line,
    'spouse.line2': Line,
    'spouse.city': Line,
    'spouse.state': Line,
    'spouse.zip': Line,
  }),
});
export type DetailsDraft = v.InferOutput<typeof DetailsDraft>;

import * as v from 'valibot';
import type { AddressName } from '../addressSearch/addressSearch.machine.ts';

/** The sections that open for editing, one at a time. */
export const SECTIONS = ['email', 'phone', 'addresses', 'preferences', 'bank'] as const;
export type Section = (typeof SECTIONS)[number];

export const ADDRESSES = ['home', 'mailing'] as const satisfies readonly AddressName[];
export type ProfileAddress = (typeof ADDRESSES)[number];

export const FIELDS = [
  'email',
  'phone',
  'home.line1',
  'home.line2',
  'home.city',
  'home.state',
  'home.zip',
  'same',
  'mailing.line1',
  'mailing.line2',
  'mailing.city',
  'mailing.state',
  'mailing.zip',
  'preference',
  'routingNumber',
  'bankName',
] as const;
export type FieldName = (typeof FIELDS)[number];

/** What was typed into the open section, by field name. Never an SSN or a bank account number; those stay in their cells. */
export type Typed = Readonly<Partial<Record<FieldName, string>>>;

/** What is wrong with a field; the screen has the texts. */
export type Problem = 'required' | 'invalid';
export type Problems = Readonly<Partial<Record<FieldName | 'accountNumber', Problem>>>;

/** What this tab keeps of the open section: no bank number, no SSN. Spec: STORE-001, CONF-015. */
const Line = v.exactOptional(v.pipe(v.string(), v.maxLength(254)));
export const ProfileDraft = v.object({
  section: v.picklist(SECTIONS),
  brand: v.string(),
  typed: v.object({
    email: Line,
    phone: Line,
    'home.line1': Line,
    'home.line2': Line,
    'home.city': Line,
    'home.state': Line,
    'home.zip': Line,
    same: Line,
    'mailing.line1': Line,
    'mailing.line2': Line,
    'mailing.city': Line,
    'mailing.state': Line,
    'mailing.zip': Line,
    preference: Line,
    bankName: Line,
  }),
});
export type ProfileDraft = v.InferOutput<typeof ProfileDraft>;

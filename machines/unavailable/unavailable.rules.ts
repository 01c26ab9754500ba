import * as v from 'valibot';
import type { Failure } from '../../services/contract/error.ts';
import type { Help } from '../../services/contract/help.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { readUsername } from '../../services/contract/username.ts';
import type { Brand } from '../kit/brand.ts';
import { brandOf } from '../kit/places.ts';
import type { Person } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import { usernameError } from '../kit/username.ts';

export type UnavailableInput = { person: Person; params: Readonly<Record<string, string>> };

/** Who wants the message, as typed: an email or a phone number, and two letters of a state. */
export type NoticeForm = { contact: string; state: string };

export type NoticeProblem = 'contactMissing' | 'contactInvalid' | 'state';

export type UnavailableContext = {
  person: Person;
  brand: Brand | null;
  form: NoticeForm;
  problems: readonly NoticeProblem[];
  /** Null when they could not be loaded: then the state is typed. */
  states: Answer<'GET /states'>['states'] | null;
  /** Whom to call, with a case number; null until it is loaded. Spec: CONST-045, OPEN-036. */
  help: Help | null;
  /** Why the request was not accepted. */
  failure: Failure | null;
};

export type UnavailableEvent =
  /** The customer types: the draft survives a reload. */
  { type: 'form.typed'; values: Partial<NoticeForm> } | { type: 'form.submitted'; form: NoticeForm } | { type: 'flow.left' } | RouteEvent;

export const NO_FORM: NoticeForm = { contact: '', state: '' };

/** What survives a reload. Spec: STORE-001. */
export const Draft = v.object({ contact: v.pipe(v.string(), v.maxLength(254)), state: v.pipe(v.string(), v.maxLength(2)) });

export const atStart = ({ person, params }: UnavailableInput): UnavailableContext => ({
  person,
  brand: brandOf({ params }),
  form: NO_FORM,
  problems: [],
  states: null,
  help: null,
  failure: null,
});

/** The form as it was typed before a reload; without a draft the customer's own contact is filled in. */
export const fromDraft = ({ person: { email, phoneNumber } }: UnavailableContext, draft: NoticeForm | null): { form: NoticeForm } => ({
  form: draft && (draft.contact !== '' || draft.state !== '') ? draft : { contact: email || phoneNumber, state: '' },
});

const STATE = /^[A-Z]{2}$/;

/** Spec: portal §5 "Username" (RULE-001), "Messages" (ERR-042). */
export function problemsOf({ contact, state }: NoticeForm): NoticeProblem[] {
  const error = usernameError(contact);
  return [
    ...(error ? [error === 'required' ? ('contactMissing' as const) : ('contactInvalid' as const)] : []),
    ...(STATE.test(state) ? [] : ['state' as const]),
  ];
}

/** Throws for a contact that is neither an email nor a phone number: `problemsOf` comes first. */
export function noticeAsk({ form }: UnavailableContext): Ask<'POST /notificationinfo'> {
  const contact = readUsername(form.contact);
  if (contact.kind === 'none') throw new Error('a notice needs an email or a phone number');
  return { Contact: contact.username, State: form.state };
}

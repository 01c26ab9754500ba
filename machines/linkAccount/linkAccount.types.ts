import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { Person } from '../kit/session.types.ts';

/** `search.returnId`: what the mailed link of a replacement carries. `screen`: where the flow is to open. */
export type LinkAccountInput = { person: Person; screen: string; search: Readonly<Record<string, string>> };

/** `replace`: she came to put another account in the place of hers. The lookup is the same, what she is told differs. */
export type Purpose = 'link' | 'replace';

/** What the form holds as it was typed; the SSN lies in its cell and is kept by nobody. */
export type Details = { loanNumber: string; dateOfBirth: string; phone: string };

/** All that a chart knows of an SSN. */
export type SsnStanding = 'none' | 'wrong' | 'right';

/** What is wrong with a form, by the field it begins with. */
export type Problem =
  | 'loanNumberWrong'
  /** Neither loan number nor SSN. */
  | 'loanNumberOrSsn'
  /** More than one account fits: the service asks for the number. */
  | 'loanNumberNeeded'
  | 'ssnWrong'
  | 'dateOfBirthMissing'
  | 'dateOfBirthWrong'
  | 'phoneMissing'
  | 'phoneWrong'
  | 'usernameMissing'
  | 'usernameWrong'
  | 'passwordMissing';

/** An account that was found and can take the place of `replaces`. */
export type Offer = { customerId: string; lmsId: string; replaces: string };

export type LinkAccountContext = LinkAccountInput & {
  purpose: Purpose;
  details: Details;
  /** By whom a replacement is confirmed, as typed. */
  username: string;
  problems: readonly Problem[];
  failure: Failure | null;
  offer: Offer | null;
  /** The service has been asked to replace, and waits for the proof. */
  isStarted: boolean;
  /** Null until the service has said. */
  loans: readonly Loan[] | null;
  contacts: Answer<'GET /contacts'> | null;
  outcome: LinkAccountOutcome;
};

export type LinkAccountEvent =
  | { type: 'brand.chosen'; brand: Brand }
  | { type: 'linking.chosen'; purpose: Purpose }
  /** The form was sent. The SSN lies in its cell and never in an event. */
  | ({ type: 'details.submitted'; ssn: SsnStanding } & Details)
  /** One of its fields was changed: what is typed outlives a reload. */
  | { type: 'detail.typed'; field: keyof Details; text: string }
  /** Name and password were given to confirm a replacement; the password lies in its cell. */
  | { type: 'replacement.confirmed'; username: string; hasPassword: boolean }
  | { type: 'retry.chosen' }
  /** Opened by its address. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> }
  | { type: 'flow.left' };

/** `person` is read anew: her tokens tell the account. */
export type LinkAccountOutcome =
  { kind: 'linked'; person: Person; replaced: boolean } | { kind: 'brandChosen'; brand: Brand } | { kind: 'left' };

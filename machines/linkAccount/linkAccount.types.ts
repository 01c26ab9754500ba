import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { Person } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';

/** `search.returnId`: from the mailed link of a replacement. `screen`: the screen that opens first. */
export type LinkAccountInput = { person: Person; screen: string; search: Readonly<Record<string, string>> };

/** `replace`: the customer wants to replace an account. The lookup is the same, the texts differ. */
export type Purpose = 'link' | 'replace';

/** The form as typed. The client holds the SSN in memory; it is in no context and no event. */
export type Details = { loanNumber: string; dateOfBirth: string; phone: string };

/** All that a chart knows of an SSN. */
export type SsnStanding = 'none' | 'wrong' | 'right';

export type DetailsForm = Details & { ssn: SsnStanding };

/** Who confirms a replacement; the password itself is in no event. */
export type Proof = { username: string; hasPassword: boolean };

/** Errors of the forms, each named after its field. */
export type Problem =
  | 'loanNumberWrong'
  /** Neither loan number nor SSN. */
  | 'loanNumberOrSsn'
  /** More than one account matches: the service needs the number. */
  | 'loanNumberNeeded'
  | 'ssnWrong'
  | 'dateOfBirthMissing'
  | 'dateOfBirthWrong'
  | 'phoneMissing'
  | 'phoneWrong'
  | 'usernameMissing'
  | 'usernameWrong'
  | 'passwordMissing';

/** An account that the lookup found and that can replace the account `replaces`. */
export type Offer = { customerId: string; lmsId: string; replaces: string };

export type LinkAccountContext = LinkAccountInput & {
  purpose: Purpose;
  details: Details;
  /** Of the customer who confirms a replacement, as typed. */
  username: string;
  problems: readonly Problem[];
  failure: Failure | null;
  offer: Offer | null;
  /** The service has started the replacement and waits for the proof. */
  isStarted: boolean;
  /** Null until loaded. */
  loans: readonly Loan[] | null;
  contacts: Answer<'GET /contacts'> | null;
  outcome: LinkAccountOutcome;
};

export type LinkAccountEvent =
  | { type: 'brand.chosen'; brand: Brand }
  | { type: 'linking.chosen'; purpose: Purpose }
  | ({ type: 'details.submitted' } & DetailsForm)
  /** The customer types: the draft survives a reload. */
  | { type: 'detail.typed'; field: keyof Details; text: string }
  | ({ type: 'replacement.confirmed' } & Proof)
  | { type: 'retry.chosen' }
  | RouteEvent
  | { type: 'flow.left' };

/** `person` was loaded again, with tokens that hold the account. */
export type LinkAccountOutcome =
  { kind: 'linked'; person: Person; replaced: boolean } | { kind: 'brandChosen'; brand: Brand } | { kind: 'left' };

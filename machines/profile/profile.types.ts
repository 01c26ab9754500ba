import type { Brand } from '../../services/contract/brands.ts';
import type { TransMsgPreference } from '../../services/contract/contactPreference.ts';
import type { Customer, CustomerAddress } from '../../services/contract/customer.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { AddressSearchEvent, AddressSearchView } from './addressSearch.types.ts';
import type { DevicesEvent, DevicesView } from './devices.types.ts';
import type { FieldName, Problems, Section } from './profile.fields.ts';

export type ProfileInput = {
  person: Person;
  settings: Settings;
  /** brand, where the address names one. */
  params: Readonly<Record<string, string>>;
};

/** What was typed into the open section, by the names of its fields. Never an SSN or a bank account number; those lie in their cells. */
export type Typed = Readonly<Partial<Record<FieldName, string>>>;

/** The loan by which the lender is asked and told of the customer (POST /customerinfo), and whom to call about it. */
export type ProfileLoan = { loanId: string; storeId: string; lmsId: string; storePhone: string };

export type ProfileContext = {
  person: Person;
  brand: Brand | null;
  /** Spec: portal §6 "Feature flags" (FLAG-002). */
  canEditEmail: boolean;
  canEditPhone: boolean;
  /** Has she any account at all? Null until the list has come. */
  hasAccounts: boolean | null;
  loan: ProfileLoan | null;
  customer: Customer | null;
  /** All states, for the address form; null when they could not be had: then two letters are typed. */
  states: Answer<'GET /states'>['states'] | null;
  typed: Typed;
  /** What the chart has put into fields: a chosen address, the name of a bank. A new object for each time. */
  filled: Typed;
  problems: Problems;
  search: AddressSearchView;
  devices: DevicesView;
  /** The bank of the routing number typed; empty while it is not known. */
  bankName: string;
  /** Why the bank could not be named. */
  bankFailure: Failure | null;
  /** The section that was saved last, until another is opened. */
  saved: Section | null;
  failure: Failure | null;
  outcome: ProfileOutcome;
};

export type ProfileEvent =
  /** "Change" of a section. */
  | { type: 'section.opened'; section: Section }
  /** A field has changed: what stands in the form now. */
  | { type: 'form.typed'; values: Typed }
  /** The form was sent. The account number lies in its cell and never in an event. */
  | { type: 'form.submitted'; values: Typed; hasAccountNumber: boolean }
  | { type: 'form.cancelled' }
  /** By what she signs in is changed elsewhere (UpdateUser). */
  | { type: 'login.changeChosen'; of: 'email' | 'phone' }
  /** Without an account: on to Link my account. */
  | { type: 'link.chosen' }
  | { type: 'retry.chosen' }
  | AddressSearchEvent
  | DevicesEvent
  /** The address; `to` is checked by the chart itself, this only lets guards read the parameters. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/** A bank account as it is shown: of its number the last four digits. */
export type BankRow = { id: string; bankName: string; lastFour: string; primary: boolean };

/** Who the lender knows her as. `born`: MM/DD/YYYY, empty for no day (RULE-028). `lastFourOfSsn`: empty when none is on file. */
export type ProfileFacts = {
  name: string;
  born: string;
  lastFourOfSsn: string;
  emails: readonly string[];
  phones: readonly string[];
  home: CustomerAddress | null;
  /** Null when post goes to the home address. */
  mailing: CustomerAddress | null;
  preference: TransMsgPreference;
  banks: readonly BankRow[];
  canUpdateLogin: boolean;
};

/** The open section. `saving`: the lender is being told. `values` is what its fields begin with, `filled` what was put into them since. */
export type OpenSection = {
  section: Section;
  /** What the form needs is on its way. */
  preparing: boolean;
  saving: boolean;
  values: Typed;
  filled: Typed;
  problems: Problems;
};

export type ProfileView = {
  /** loading; failed: `topic` says what could not be had; without: no account of this brand; stale: saved, but not read again. */
  phase: 'loading' | 'failed' | 'without' | 'shown' | 'stale';
  topic: 'loans' | 'customer';
  busy: boolean;
  brand: Brand | null;
  hasAccounts: boolean;
  facts: ProfileFacts | null;
  canEditEmail: boolean;
  canEditPhone: boolean;
  /** By what she signs in; empty where she does not. */
  login: { email: string; phone: string };
  /** The store of her loan, empty when nobody has told its number. */
  storePhone: string;
  open: OpenSection | null;
  saved: Section | null;
  failure: Failure | null;
  states: ProfileContext['states'];
  search: AddressSearchView;
  bank: { phase: 'waiting' | 'lookingUp' | 'named' | 'unnamed'; failure: Failure | null };
  devices: DevicesView;
};

/** `updateUserChosen`: she wants to sign in by another e-mail or phone. `linkAccountChosen`: she has no account here yet. */
export type ProfileOutcome = { kind: 'updateUserChosen'; of: 'email' | 'phone' } | { kind: 'linkAccountChosen' };

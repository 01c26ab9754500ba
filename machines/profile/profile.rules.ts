import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Customer } from '../../services/contract/customer.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { brandOf } from '../kit/places.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { Target } from '../kit/target.ts';
import type { AddressSearchEvent } from '../addressSearch/addressSearch.machine.ts';
import { NO_SEARCH, type AddressSearchView } from '../addressSearch/addressSearch.view.ts';
import type { Paper } from './agreements.rules.ts';
import type { DevicesEvent } from './devices.machine.ts';
import { NO_DEVICES, type DevicesView } from './devices.view.ts';
import type { MilitaryEvent, MilitaryInput } from './military.machine.ts';
import { NO_MILITARY, type MilitaryView } from './military.view.ts';
import type { Problems, ProfileDraft, Section, Typed } from './profile.fields.ts';

export type ProfileInput = {
  person: Person;
  settings: Settings;
  /** brand, where the address names one. */
  params: Readonly<Record<string, string>>;
};

/** The loan that identifies the customer to the lender (POST /customerinfo), and the store to call about it. */
export type ProfileLoan = { loanId: string; storeId: string; lmsId: string; storePhone: string };

export type ProfileContext = {
  person: Person;
  brand: Brand | null;
  /** Spec: portal §6 "Feature flags" (FLAG-002). */
  canEditEmail: boolean;
  canEditPhone: boolean;
  /** The customer has an account with any brand. Null until the list is loaded. */
  hasAccounts: boolean | null;
  loan: ProfileLoan | null;
  /** The terms of the account, and what the customer has agreed to of them. */
  terms: Answer<'GET /newaccountterms'> | null;
  /** They could not be loaded: the paper can still be opened. */
  termsFailed: boolean;
  /** The menu has the opt-in disclosures (FLAG-008). */
  mayReadOptIn: boolean;
  brandLinks: Settings['brandLinks'];
  customer: Customer | null;
  /** All states, for the address form; null when they failed to load: then two letters are typed. */
  states: Answer<'GET /states'>['states'] | null;
  typed: Typed;
  /** What the chart filled into fields: a chosen address, the name of a bank. A new object each time. */
  filled: Typed;
  problems: Problems;
  search: AddressSearchView;
  devices: DevicesView;
  military: MilitaryView;
  /** The bank of the typed routing number; empty while it is not known. */
  bankName: string;
  /** Why the bank was not found. */
  bankFailure: Failure | null;
  /** The section saved last, until another is opened. */
  saved: Section | null;
  /** An answer to the open section was lost: its change may be saved, whatever became of a later try. */
  mayBeSaved: boolean;
  /** What was typed before a reload; null when there is no draft. */
  draft: ProfileDraft | null;
  failure: Failure | null;
  outcome: ProfileOutcome;
};

/** A submitted form. The account number stays in its cell and is never in an event. */
export type Form = { values: Typed; hasAccountNumber: boolean };

export type ProfileEvent =
  /** "Change" of a section. */
  | { type: 'section.opened'; section: Section }
  /** A field changed: all values of the form. */
  | { type: 'form.typed'; values: Typed }
  | ({ type: 'form.submitted' } & Form)
  | { type: 'form.cancelled' }
  /** The sign-in name is changed in another flow (UpdateUser). */
  | { type: 'login.changeChosen'; of: 'email' | 'phone' }
  /** Without an account: to Link my account. */
  | { type: 'link.chosen' }
  /** A paper that the customer has agreed to is read again. */
  | { type: 'paper.chosen'; paper: Paper }
  | { type: 'retry.chosen' }
  | AddressSearchEvent
  | DevicesEvent
  | MilitaryEvent
  /** Opened by its address; the chart checks `to` itself, guards read the parameters. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/**
 * `updateUserChosen`: to sign in by another e-mail or phone. `linkAccountChosen`: there is no account of this brand yet. The others: the
 * customer reads a paper again.
 */
export type ProfileOutcome =
  | { kind: 'updateUserChosen'; of: 'email' | 'phone' }
  | { kind: 'linkAccountChosen' }
  | { kind: 'paperChosen'; paper: Target }
  | { kind: 'documentsChosen'; brand: Brand; loanId: string; lmsId: string; monthly: boolean; documentId?: string };

type Changes = Partial<ProfileContext>;

export const brandAsked = (event: ProfileEvent): Brand | null =>
  event.type === 'xstate.route' ? brandOf({ params: event.params ?? {} }) : null;

export const atStart = ({ person, settings, params }: ProfileInput): ProfileContext => ({
  person,
  brand: brandOf({ params }),
  canEditEmail: settings.canEditEmail, // portal §6 (FLAG-002)
  canEditPhone: settings.canEditPhone,
  hasAccounts: null,
  loan: null,
  terms: null,
  termsFailed: false,
  mayReadOptIn: settings.menuItemVisibility.optInDisclosuresButton,
  brandLinks: settings.brandLinks,
  customer: null,
  states: null,
  typed: {},
  filled: {},
  problems: {},
  search: NO_SEARCH,
  devices: NO_DEVICES,
  military: NO_MILITARY,
  bankName: '',
  bankFailure: null,
  saved: null,
  mayBeSaved: false,
  draft: null,
  failure: null,
  outcome: { kind: 'linkAccountChosen' },
});

/** Another brand has its own customer record: the one before is dropped. */
export const atBrand = (event: ProfileEvent): Changes => ({
  brand: brandAsked(event),
  hasAccounts: null,
  loan: null,
  customer: null,
  saved: null,
  failure: null,
});

/** The loan of this brand that identifies the customer: an own loan before a co-signed one, an open one before a paid-off one. */
export function loanFor(loans: readonly Loan[], brand: Brand | null, person: Pick<Person, 'customerIds'>): ProfileLoan | null {
  const rank = (loan: Loan) =>
    Number(loan.cosignerId !== '' && loan.cosignerId === person.customerIds[loan.lmsId]) * 2 + Number(loan.paidOff);
  const [first] = loans.filter((loan) => loan.brand === brand).toSorted((a, b) => rank(a) - rank(b));
  return first ? { loanId: first.loanId, storeId: first.storeId, lmsId: first.lmsId, storePhone: first.storePhoneNumber } : null;
}

export const listed = ({ brand, person }: ProfileContext, { loans }: Answer<'GET /accounts'>): Changes => ({
  hasAccounts: loans.length > 0,
  loan: loanFor(loans, brand, person),
});

/** Throws before the list is loaded: no request goes out without a loan. */
export function loanOf({ loan }: ProfileContext): ProfileLoan {
  if (!loan) throw new Error('the profile was asked for without a loan');
  return loan;
}

export function customerOf({ customer }: ProfileContext): NonNullable<ProfileContext['customer']> {
  if (!customer) throw new Error('a section was opened before the customer was known');
  return customer;
}

export const infoAsk = (context: ProfileContext): Ask<'GET /personalInfo'> => {
  const { lmsId, loanId } = loanOf(context);
  return { lmsId, loanId };
};

export const militaryAsk = (context: ProfileContext): MilitaryInput => ({
  customerId: customerOf(context).customerId,
  lmsId: loanOf(context).lmsId,
});

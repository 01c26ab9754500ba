import { NOT_AN_ACCOUNT } from '../../services/actors/bank.ts';
import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Customer } from '../../services/contract/customer.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { isRoutingNumber } from '../../services/contract/routingNumber.ts';
import { brandOf } from '../kit/places.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { AddressSearchEvent } from './addressSearch.machine.ts';
import { NO_SEARCH, type AddressSearchView } from './addressSearch.view.ts';
import type { DevicesEvent } from './devices.machine.ts';
import { NO_DEVICES, type DevicesView } from './devices.view.ts';
import type { MilitaryEvent, MilitaryInput } from './military.machine.ts';
import { NO_MILITARY, type MilitaryView } from './military.view.ts';
import { beginning, lineOf, readForm, type Problems, type ProfileDraft, type Section, type Typed } from './profile.fields.ts';

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
  /** What was typed before a reload; null when there is no draft. */
  draft: ProfileDraft | null;
  failure: Failure | null;
  outcome: ProfileOutcome;
};

export type ProfileEvent =
  /** "Change" of a section. */
  | { type: 'section.opened'; section: Section }
  /** A field changed: all values of the form. */
  | { type: 'form.typed'; values: Typed }
  /** The account number stays in its cell and is never in an event. */
  | { type: 'form.submitted'; values: Typed; hasAccountNumber: boolean }
  | { type: 'form.cancelled' }
  /** The sign-in name is changed in another flow (UpdateUser). */
  | { type: 'login.changeChosen'; of: 'email' | 'phone' }
  /** Without an account: to Link my account. */
  | { type: 'link.chosen' }
  | { type: 'retry.chosen' }
  | AddressSearchEvent
  | DevicesEvent
  | MilitaryEvent
  /** Opened by its address; the chart checks `to` itself, guards read the parameters. */
  | { type: 'xstate.route'; to: never; params?: Record<string, string> };

/** `updateUserChosen`: to sign in by another e-mail or phone. `linkAccountChosen`: there is no account of this brand yet. */
export type ProfileOutcome = { kind: 'updateUserChosen'; of: 'email' | 'phone' } | { kind: 'linkAccountChosen' };

type Kept = Partial<ProfileContext>;

export const brandAsked = (event: ProfileEvent): Brand | null =>
  event.type === 'xstate.route' ? brandOf({ params: event.params ?? {} }) : null;

export const atStart = ({ person, settings, params }: ProfileInput): ProfileContext => ({
  person,
  brand: brandOf({ params }),
  canEditEmail: settings.canEditEmail, // portal §6 (FLAG-002)
  canEditPhone: settings.canEditPhone,
  hasAccounts: null,
  loan: null,
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
  draft: null,
  failure: null,
  outcome: { kind: 'linkAccountChosen' },
});

/** Another brand has its own customer record: the one before is dropped. */
export const atBrand = (event: ProfileEvent): Kept => ({
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

export const listed = ({ brand, person }: ProfileContext, { loans }: Answer<'GET /accounts'>): Kept => ({
  hasAccounts: loans.length > 0,
  loan: loanFor(loans, brand, person),
});

/** Throws before the list is loaded: no request goes out without a loan. */
function loanOf({ loan }: ProfileContext): ProfileLoan {
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

/** The request of POST /customerinfo for a section. Spec: CALL-017. */
export const changeAsk = (context: ProfileContext, section: Section): Ask<'POST /customerinfo'> => {
  const { loanId, storeId } = loanOf(context);
  return { customer: readForm(section, context.typed, customerOf(context), true).change, loanId, storeId };
};

/** The request of the banking update; the actor adds the account number from its cell. Spec: CALL-025. */
export const bankAsk = (context: ProfileContext): Omit<Ask<'POST /bankInfo'>, 'accountNumber'> => ({
  customerId: customerOf(context).customerId,
  bankName: (context.typed.bankName ?? '').trim(),
  routingNumber: routingIn(context.typed),
});

const routingIn = (typed: Typed): string => (typed.routingNumber ?? '').trim();
export const routingAsk = ({ typed }: ProfileContext): Ask<'GET /bankInfo'> => ({ routingNumber: routingIn(typed) });

/** Whether a section can be opened; a section that cannot says who can change it. Spec: FLAG-002. */
export const mayOpen = (
  { canEditEmail, canEditPhone }: Pick<ProfileContext, 'canEditEmail' | 'canEditPhone'>,
  section: Section,
): boolean => (section === 'email' ? canEditEmail : section === 'phone' ? canEditPhone : true);

export const opens = (context: ProfileContext, event: ProfileEvent, section: Section): boolean =>
  event.type === 'section.opened' && event.section === section && mayOpen(context, section);

/** The draft is of this brand, and its section may still be opened. */
export const resumes = (context: ProfileContext, section: Section): boolean =>
  context.draft?.section === section && context.draft.brand === context.brand && mayOpen(context, section);

export const opened = (context: ProfileContext, section: Section, draft: ProfileDraft | null = null): Kept => ({
  typed: { ...beginning(section, customerOf(context)), ...draft?.typed },
  filled: {},
  problems: {},
  failure: null,
  saved: null,
  bankName: '',
  bankFailure: null,
  search: NO_SEARCH,
});

export const closed: Kept = { typed: {}, filled: {}, problems: {}, failure: null, bankName: '', bankFailure: null, search: NO_SEARCH };

const valuesIn = (event: ProfileEvent): Typed => (event.type === 'form.typed' || event.type === 'form.submitted' ? event.values : {});

export const formIsRight = (context: ProfileContext, event: ProfileEvent, section: Section): boolean =>
  event.type === 'form.submitted' &&
  Object.keys(readForm(section, { ...context.typed, ...event.values }, customerOf(context), event.hasAccountNumber).problems).length === 0;

/** The submitted values, and what is wrong with them. */
export const sent = (context: ProfileContext, event: ProfileEvent, section: Section): Kept => {
  const typed = { ...context.typed, ...valuesIn(event) };
  const hasAccountNumber = event.type === 'form.submitted' && event.hasAccountNumber;
  return { typed, problems: readForm(section, typed, customerOf(context), hasAccountNumber).problems, failure: null };
};

export const changesRouting = ({ typed }: ProfileContext, now: Typed): boolean => routingIn(now) !== routingIn(typed);

/** A complete routing number, different from the last one looked up. */
export const namesAnotherBank = (context: ProfileContext, now: Typed): boolean =>
  changesRouting(context, now) && isRoutingNumber(routingIn(now));

/** The chosen prediction fills the lines of its address. */
export const searched = ({ typed, search }: ProfileContext, next: AddressSearchView): Kept => {
  if (next.found === null || next.found === search.found) return { search: next };
  const { name, address } = next.found;
  const lines: Typed = {
    [lineOf(name, 'line1')]: address.line1,
    [lineOf(name, 'line2')]: address.line2,
    [lineOf(name, 'city')]: address.city,
    [lineOf(name, 'state')]: address.state,
    [lineOf(name, 'zip')]: address.zip,
  };
  return { search: next, typed: { ...typed, ...lines }, filled: lines };
};

export const bankNamed = ({ typed }: ProfileContext, { bankName }: Answer<'GET /bankInfo'>): Kept => ({
  bankName,
  typed: { ...typed, bankName },
  filled: { bankName },
});

/** The cell does not hold a valid account number. */
export const isNoAccountNumber = ({ code }: Failure): boolean => code === NOT_AN_ACCOUNT;

/** After a lost answer the change may be saved; a refusal is final. */
export const mayBeSaved = ({ failure }: ProfileContext): boolean =>
  failure !== null && (failure.kind === 'unknown' || failure.kind === 'offline');

export const draftOf = ({ typed, brand }: ProfileContext, section: Section) => ({ section, brand: brand ?? '', typed });

export const outcomeIn = (event: ProfileEvent): Kept =>
  event.type === 'login.changeChosen'
    ? { outcome: { kind: 'updateUserChosen', of: event.of } }
    : { outcome: { kind: 'linkAccountChosen' } };

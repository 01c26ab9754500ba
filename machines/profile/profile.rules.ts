import * as v from 'valibot';
import { NOT_AN_ACCOUNT } from '../../services/actors/bank.ts';
import type { Loan } from '../../services/contract/accounts.ts';
import { isBrand, type Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { isRoutingNumber } from '../../services/contract/routingNumber.ts';
import type { Person } from '../kit/session.types.ts';
import { NO_SEARCH } from './addressSearch.rules.ts';
import type { AddressSearchView } from './addressSearch.types.ts';
import { NO_DEVICES } from './devices.rules.ts';
import { beginning, lineOf, ProfileDraft, readForm, type Section } from './profile.fields.ts';
import type { ProfileContext, ProfileEvent, ProfileInput, ProfileLoan, Typed } from './profile.types.ts';

type Kept = Partial<ProfileContext>;

/** Only brands that exist. */
export const brandIn = (params: Readonly<Record<string, string>> = {}): Brand | null => {
  const brand = params['brand'] ?? '';
  return isBrand(brand) ? brand : null;
};

export const brandAsked = (event: ProfileEvent): Brand | null => (event.type === 'xstate.route' ? brandIn(event.params) : null);

export const atStart = ({ person, settings, params }: ProfileInput): ProfileContext => ({
  person,
  brand: brandIn(params),
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
  bankName: '',
  bankFailure: null,
  saved: null,
  failure: null,
  outcome: { kind: 'linkAccountChosen' },
});

/** Another brand is another customer: nothing of the one before stays. */
export const atBrand = (event: ProfileEvent): Kept => ({
  brand: brandAsked(event),
  hasAccounts: null,
  loan: null,
  customer: null,
  saved: null,
  failure: null,
});

/** The loan of this brand that tells who the customer is there: her own before one that she co-signed, an open one before one paid off. */
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

/** Throws before the list has come: nothing is asked or told without a loan. */
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

/** What POST /customerinfo is told of a section. Spec: CALL-017. */
export const changeAsk = (context: ProfileContext, section: Section): Ask<'POST /customerinfo'> => {
  const { loanId, storeId } = loanOf(context);
  return { customer: readForm(section, context.typed, customerOf(context), true).change, loanId, storeId };
};

/** What the banking update is told; the account number is added where it lies. Spec: CALL-025. */
export const bankAsk = (context: ProfileContext): Omit<Ask<'POST /bankInfo'>, 'accountNumber'> => ({
  customerId: customerOf(context).customerId,
  bankName: (context.typed.bankName ?? '').trim(),
  routingNumber: routingIn(context.typed),
});

const routingIn = (typed: Typed): string => (typed.routingNumber ?? '').trim();
export const routingAsk = ({ typed }: ProfileContext): Ask<'GET /bankInfo'> => ({ routingNumber: routingIn(typed) });

/** Which sections may be opened; the others say who can change them. Spec: FLAG-002. */
export const mayOpen = (
  { canEditEmail, canEditPhone }: Pick<ProfileContext, 'canEditEmail' | 'canEditPhone'>,
  section: Section,
): boolean => (section === 'email' ? canEditEmail : section === 'phone' ? canEditPhone : true);

export const opens = (context: ProfileContext, event: ProfileEvent, section: Section): boolean =>
  event.type === 'section.opened' && event.section === section && mayOpen(context, section);

/** What was being typed, as it was read back; null when there was nothing. */
export function draftIn(event: { type: string }): ProfileDraft | null {
  const kept = v.safeParse(ProfileDraft, 'output' in event ? event.output : null);
  return kept.success ? kept.output : null;
}

/** The section of a draft of this brand that may still be opened. */
export const resumes = (context: ProfileContext, draft: ProfileDraft | null, section: Section): boolean =>
  draft?.section === section && draft.brand === context.brand && mayOpen(context, section);

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

export const typedIn = ({ typed }: ProfileContext, event: ProfileEvent): Kept => ({ typed: { ...typed, ...valuesIn(event) } });

/** Sent: what stands in the form, and what is wrong with it. */
export const sent = (context: ProfileContext, event: ProfileEvent, section: Section): Kept => {
  const typed = { ...context.typed, ...valuesIn(event) };
  const hasAccountNumber = event.type === 'form.submitted' && event.hasAccountNumber;
  return { typed, problems: readForm(section, typed, customerOf(context), hasAccountNumber).problems, failure: null };
};

/** Another whole routing number than the one whose bank was asked for last. */
export const namesAnotherBank = ({ typed }: ProfileContext, event: ProfileEvent): boolean => {
  const now = (valuesIn(event).routingNumber ?? '').trim();
  return now !== routingIn(typed) && isRoutingNumber(now);
};
export const changesRouting = ({ typed }: ProfileContext, event: ProfileEvent): boolean =>
  (valuesIn(event).routingNumber ?? '').trim() !== routingIn(typed);

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

/** The account number in its cell was none. */
export const isNoAccountNumber = ({ code }: Failure): boolean => code === NOT_AN_ACCOUNT;

/** The lender's no was definite; after any other failure the change may stand all the same. */
export const mayBeSaved = ({ failure }: ProfileContext): boolean =>
  failure !== null && (failure.kind === 'unknown' || failure.kind === 'offline');

export const draftOf = ({ typed, brand }: ProfileContext, section: Section) => ({ section, brand: brand ?? '', typed });

export const outcomeIn = (event: ProfileEvent): Kept =>
  event.type === 'login.changeChosen'
    ? { outcome: { kind: 'updateUserChosen', of: event.of } }
    : { outcome: { kind: 'linkAccountChosen' } };

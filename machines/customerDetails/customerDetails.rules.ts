import type { Loan } from '../../services/contract/accounts.ts';
import type { Customer } from '../../services/contract/customer.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import type { AddressSearchEvent } from '../addressSearch/addressSearch.machine.ts';
import { NO_SEARCH, type AddressSearchView } from '../addressSearch/addressSearch.view.ts';
import { lineOf } from '../kit/addressLines.ts';
import { customerIdFor } from '../kit/loanCustomer.ts';
import type { Person } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import { QUESTIONS, type DetailsDraft, type Problems, type Typed } from './customerDetails.fields.ts';
import * as forms from './customerDetails.forms.ts';
import type { Asked } from './customerDetails.forms.ts';

/** What the customer wants: the name of the flow that asks. */
export type DetailsPurpose = 'agreement' | 'draw' | 'origination';

export type CustomerDetailsInput = {
  purpose: DetailsPurpose;
  person: Person;
  /** The loan that names the customer to the lender. */
  loan: Loan;
  /** The product of the new loan. Spec: CALL-076. */
  productId: string;
};

/** The form is sent in two calls; a part that the lender has is not sent again. */
export type Part = 'customer' | 'spouse';

export type CustomerDetailsContext = CustomerDetailsInput & {
  needs: Answer<'GET /demographicReference'> | null;
  customer: Customer | null;
  military: Answer<'GET /militarystatus'> | null;
  /** All states, for the address; null when they failed to load: then two letters are typed. */
  states: Answer<'GET /states'>['states'] | null;
  typed: Typed;
  /** What the address search filled into fields. A new object each time. */
  filled: Typed;
  problems: Problems;
  search: AddressSearchView;
  sent: readonly Part[];
  failure: Failure | null;
};

export type CustomerDetailsEvent =
  /** A field changed: all values of the form. */
  | { type: 'details.typed'; values: Typed }
  | { type: 'details.submitted'; values: Typed }
  /** The customer does not go on. */
  | { type: 'details.left' }
  | { type: 'retry.chosen' }
  | AddressSearchEvent
  | RouteEvent;

/** `complete`: the lender knows what it needs. */
export type CustomerDetailsOutcome = { kind: 'complete' } | { kind: 'left' };

type Context = CustomerDetailsContext;
type From = { context: Context };
type Changes = Partial<Context>;

/** Before anything is loaded, and when it is loaded again: what the lender has in the meantime is among its answers. */
export const NOT_LOADED = {
  needs: null,
  customer: null,
  military: null,
  states: null,
  sent: [],
  problems: {},
  failure: null,
} as const satisfies Changes;

export const atStart = (input: CustomerDetailsInput): Context => ({ ...input, ...NOT_LOADED, typed: {}, filled: {}, search: NO_SEARCH });

/** A guest is nobody's customer: the lender says nothing of the borrower to a guest, and asks nothing. */
export const isGuest = ({ person }: Pick<Context, 'person'>): boolean => person.guest !== null;

export const needsAsk = ({ context }: From): Ask<'GET /demographicReference'> => ({
  productId: context.productId,
  customerId: customerIdFor(context.person, context.loan),
  loanId: context.loan.loanId,
});
export const customerAsk = ({ context: { loan } }: From): Ask<'GET /personalInfo'> => ({ lmsId: loan.lmsId, loanId: loan.loanId });
export const militaryAsk = ({ context }: From): Ask<'POST /mlaStatus'> => ({
  customerId: customerIdFor(context.person, context.loan),
  lmsId: context.loan.lmsId,
});

const NOTHING: Asked = { home: false, phone: false, spouse: false, questions: [] };

/** What the lender lacks and does not have yet: the rest is not asked. Spec: ROUTE-078, FLOW-REFI-12, ENT-023. */
export function askedIn({ needs, customer, sent }: Pick<Context, 'needs' | 'customer' | 'sent'>): Asked {
  if (!needs || !customer) return NOTHING;
  const own: Asked = {
    home: forms.homeOnFile(customer) === undefined,
    phone: customer.contactNumbers.length === 0,
    spouse: false,
    questions: QUESTIONS.filter((question) => needs[question]),
  };
  return { ...(sent.includes('customer') ? NOTHING : own), spouse: needs.spouse && !sent.includes('spouse') };
}

export const owesCustomer = (context: Context): boolean => {
  const { home, phone, questions } = askedIn(context);
  return home || phone || questions.length > 0;
};
export const owesSpouse = (context: Context): boolean => askedIn(context).spouse;
export const owesAddress = (context: Context): boolean => askedIn(context).home || askedIn(context).spouse;

const isLoaded = ({ needs, customer, military }: Context): boolean => needs !== null && customer !== null && military !== null;
export const isComplete = (context: Context): boolean => isLoaded(context) && !owesCustomer(context) && !owesSpouse(context);

export const outcome = (context: Context): CustomerDetailsOutcome => ({
  kind: isGuest(context) || isComplete(context) ? 'complete' : 'left',
});

/** The draft of another loan does not count. */
export const withDraft = ({ loan, typed }: Context, draft: DetailsDraft | null): Changes =>
  draft?.loanId === loan.loanId ? { typed: { ...typed, ...draft.typed } } : {};
export const draftOf = ({ loan, typed }: Context) => ({ loanId: loan.loanId, typed });

export const submitted = (context: Context, values: Typed): Required<Pick<Changes, 'typed' | 'problems' | 'failure'>> => {
  const typed = { ...context.typed, ...values };
  return { typed, problems: forms.problemsIn(askedIn(context), typed), failure: null };
};
export const formIsRight = (context: Context, values: Typed): boolean => Object.keys(submitted(context, values).problems).length === 0;

/** Throws before the record is loaded. */
function customerOf({ customer }: Context): Customer {
  if (!customer) throw new Error('details were sent before the customer was known');
  return customer;
}

export const changeAsk = ({ context }: From): Ask<'POST /customerinfo'> => ({
  customer: forms.changeIn(askedIn(context), context.typed, customerOf(context)),
  loanId: context.loan.loanId,
  storeId: context.loan.storeId,
});
export const spouseAsk = ({ context }: From): Ask<'POST /spouseAddress'> => ({
  customerId: customerIdFor(context.person, context.loan),
  ...forms.spouseIn(context.typed, customerOf(context)),
});

/** A chosen address fills the lines of its fields. */
export function searched({ typed, search }: Context, next: AddressSearchView): Changes {
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
}

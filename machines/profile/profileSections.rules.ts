import type { Failure } from '../../services/contract/error.ts';
import type { Ask } from '../../services/contract/index.ts';
import { NO_SEARCH, type AddressSearchView } from '../addressSearch/addressSearch.view.ts';
import { lineOf } from '../kit/addressLines.ts';
import type { ProfileDraft, Section, Typed } from './profile.fields.ts';
import { beginning, readForm } from './profile.forms.ts';
import { customerOf, loanOf, type Form, type ProfileContext } from './profile.rules.ts';

type Changes = Partial<ProfileContext>;

/** The request of POST /customerinfo for a section. Spec: CALL-017. */
export const changeAsk = (context: ProfileContext, section: Section): Ask<'POST /customerinfo'> => {
  const { loanId, storeId } = loanOf(context);
  return { customer: readForm(section, context.typed, customerOf(context), true).change, loanId, storeId };
};

/** Whether a section can be opened; a section that cannot says who can change it. Spec: FLAG-002. */
export const mayOpen = (
  { canEditEmail, canEditPhone }: Pick<ProfileContext, 'canEditEmail' | 'canEditPhone'>,
  section: Section,
): boolean => (section === 'email' ? canEditEmail : section === 'phone' ? canEditPhone : true);

/** The draft is of this brand, and its section may still be opened. */
export const resumes = (context: ProfileContext, section: Section): boolean =>
  context.draft?.section === section && context.draft.brand === context.brand && mayOpen(context, section);

export const opened = (context: ProfileContext, section: Section, draft: ProfileDraft | null = null): Changes => ({
  ...closed,
  typed: { ...beginning(section, customerOf(context)), ...draft?.typed },
  saved: null,
});

export const closed: Changes = {
  typed: {},
  filled: {},
  problems: {},
  failure: null,
  mayBeSaved: false,
  bankName: '',
  bankFailure: null,
  search: NO_SEARCH,
};

/** The submitted values, and what is wrong with them. */
export const sent = (
  context: ProfileContext,
  section: Section,
  { values, hasAccountNumber }: Form,
): Required<Pick<Changes, 'typed' | 'problems'>> => {
  const typed = { ...context.typed, ...values };
  return { typed, problems: readForm(section, typed, customerOf(context), hasAccountNumber).problems };
};

export const formIsRight = (context: ProfileContext, section: Section, form: Form): boolean =>
  Object.keys(sent(context, section, form).problems).length === 0;

/** The chosen prediction fills the lines of its address. */
export const searched = ({ typed, search }: ProfileContext, next: AddressSearchView): Changes => {
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

/** After a lost answer the change may be saved; a refusal is final, but only of its own try. */
export const notSaved = ({ mayBeSaved }: ProfileContext, failure: Failure): Pick<ProfileContext, 'failure' | 'mayBeSaved'> => ({
  failure,
  mayBeSaved: mayBeSaved || failure.kind === 'unknown' || failure.kind === 'offline',
});

export const draftOf = ({ typed, brand }: ProfileContext, section: Section) => ({ section, brand: brand ?? '', typed });

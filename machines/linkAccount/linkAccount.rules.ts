import * as v from 'valibot';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { isLoanNumber } from '../../services/contract/loanNumber.ts';
import { isPhone, phoneDigits } from '../../services/contract/phone.ts';
import { isSsn } from '../../services/contract/ssn.ts';
import { readUsername } from '../../services/contract/username.ts';
import { birthDigits } from '../kit/birthDigits.ts';
import type { Person } from '../kit/session.types.ts';
import type {
  Details,
  DetailsForm,
  LinkAccountContext,
  LinkAccountInput,
  LinkAccountOutcome,
  Offer,
  Problem,
  Proof,
  SsnStanding,
} from './linkAccount.types.ts';

export const atStart = (input: LinkAccountInput): LinkAccountContext => ({
  ...input,
  purpose: 'link',
  details: { loanNumber: '', dateOfBirth: '', phone: '' },
  username: input.person.email || input.person.phoneNumber,
  problems: [],
  failure: null,
  offer: null,
  isStarted: false,
  loans: null,
  contacts: null,
  outcome: { kind: 'left' },
});

/** Digits and their separators only: anything else that was typed into the wrong field is not kept. */
const PhoneText = v.fallback(v.pipe(v.string(), v.regex(/^[\d ()/.-]{0,21}$/)), '');
/** What survives a reload: the phone number and the id from the mailed link. SSN, date of birth and loan number prove the identity: never kept. Spec: STORE-001, CONF-015. */
export const Draft = v.object({
  phone: PhoneText,
  returnId: v.pipe(v.string(), v.maxLength(64)),
});
type Draft = v.InferOutput<typeof Draft>;

export const draftOf = ({ details, search }: LinkAccountContext): Draft => ({ phone: details.phone, returnId: search['returnId'] ?? '' });

export function fromDraft({ screen, search, details }: LinkAccountContext, draft: Draft | null): Partial<LinkAccountContext> {
  if (!draft) return {};
  const { returnId, phone } = draft;
  const isLost = screen === 'ConfirmAccountReplacement' && !search['returnId'] && returnId !== ''; // the address does not keep it
  return { details: { ...details, phone }, ...(isLost ? { search: { returnId } } : {}) };
}

/** Spec: RULE-007. */
export function ssnStanding(text: string): SsnStanding {
  if (text === '') return 'none';
  return isSsn(text) ? 'right' : 'wrong';
}

/** The errors of the form, in the order of its fields. Spec: RULE-003, -007, -009, -011. */
export function detailProblems({ loanNumber, ssn, dateOfBirth, phone }: DetailsForm): Problem[] {
  const found: (Problem | false)[] = [
    loanNumber.trim() === '' && ssn === 'none' && 'loanNumberOrSsn',
    loanNumber.trim() !== '' && !isLoanNumber(loanNumber.trim()) && 'loanNumberWrong',
    ssn === 'wrong' && 'ssnWrong',
    dateOfBirth.trim() === '' ? 'dateOfBirthMissing' : birthDigits(dateOfBirth) === null && 'dateOfBirthWrong',
    phone.trim() === '' ? 'phoneMissing' : !isPhone(phone.trim()) && 'phoneWrong',
  ];
  return found.filter((problem) => problem !== false);
}

export function proofProblems({ username, hasPassword }: Proof): Problem[] {
  const found: (Problem | false)[] = [
    username.trim() === '' ? 'usernameMissing' : readUsername(username).kind === 'none' && 'usernameWrong',
    !hasPassword && 'passwordMissing',
  ];
  return found.filter((problem) => problem !== false);
}

/** A form as it was sent, with its errors. */
export const withDetails = (form: DetailsForm): Partial<LinkAccountContext> => ({
  problems: detailProblems(form),
  failure: null,
  details: trimmed(form),
});
const trimmed = ({ loanNumber, dateOfBirth, phone }: Details): Details => ({
  loanNumber: loanNumber.trim(),
  dateOfBirth: dateOfBirth.trim(),
  phone: phone.trim(),
});

export const withProof = (proof: Proof): Partial<LinkAccountContext> => ({
  problems: proofProblems(proof),
  failure: null,
  username: proof.username.trim(),
});

/** Spec: FLOW-LINK-01 (digits only), FLOW-LINK-02. */
export const lookupAsk = ({ details, person }: LinkAccountContext): Omit<Ask<'GET /customer'>, 'ssn'> => ({
  phoneNumber: phoneDigits(details.phone),
  dateOfBirth: birthDigits(details.dateOfBirth) ?? '',
  cognitoUserId: person.profileId,
  ...(details.loanNumber === '' ? {} : { loanId: details.loanNumber }),
});

export const offerIn = ({ customerId, lmsId, replaces }: Answer<'GET /customer'>): Offer | null =>
  replaces === undefined ? null : { customerId, lmsId, replaces };

/** After a lookup by the account that was found, from a mailed link by its id. Spec: FLOW-LINK-04, FLOW-LINK-05. */
export const proofAsk = ({ username, person, offer, search }: LinkAccountContext): Omit<Ask<'PUT /replaceCustomer'>, 'password'> => ({
  username,
  profileId: person.profileId,
  ...(offer ? { customerId: offer.customerId } : { returnId: search['returnId'] ?? '' }),
});

export const replaceAsk = ({ offer }: LinkAccountContext): { customerId: string } => ({ customerId: offer?.customerId ?? '' });

/** The customer has an account that can be replaced. */
export const hasAccount = ({ customerIds }: Pick<Person, 'customerIds'>): boolean => Object.keys(customerIds).length > 0;

/** The accounts have changed: the lookup or replacement was done, although its response was lost. */
export const hasOthers = (before: Person, now: Person): boolean =>
  Object.keys({ ...before.customerIds, ...now.customerIds }).some((lmsId) => before.customerIds[lmsId] !== now.customerIds[lmsId]);

/** No request was sent: the form stays as it is. */
export const wasNotSent = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'invalid' || kind === 'aborted';
export const needsLoanNumber = ({ code }: Failure): boolean => code === 'LoanNumberNeeded';
/** The link or the offer has expired, or belongs to another customer. */
export const isOver = ({ code, status }: Failure): boolean => code === 'ReplacementExpired' || status === 403;

/** `replaced`: by the offer of this visit, or by the mailed link. */
export const linked = ({ offer, screen }: LinkAccountContext, person: Person): LinkAccountOutcome => ({
  kind: 'linked',
  person,
  replaced: offer !== null || screen === 'ConfirmAccountReplacement',
});

import * as v from 'valibot';
import { isDay } from '../../services/contract/dates.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, Ask } from '../../services/contract/index.ts';
import { isLoanNumber } from '../../services/contract/loanNumber.ts';
import { isPhone, phoneDigits } from '../../services/contract/phone.ts';
import { isSsn } from '../../services/contract/ssn.ts';
import { readUsername } from '../../services/contract/username.ts';
import type { Person } from '../kit/session.types.ts';
import type {
  Details,
  LinkAccountContext,
  LinkAccountEvent,
  LinkAccountInput,
  LinkAccountOutcome,
  Offer,
  Problem,
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

/** As short as what it is for: nothing else that was put into the wrong field is kept. */
const KeptText = v.fallback(v.pipe(v.string(), v.regex(/^[\d ()/.-]{0,21}$/)), '');
/** What outlives a reload: the phone number and what the mailed link carried. SSN, date of birth and loan number prove who somebody is: never kept. Spec: STORE-001, CONF-015. */
export const Draft = v.object({
  phone: KeptText,
  returnId: v.pipe(v.string(), v.maxLength(64)),
});
export type Draft = v.InferOutput<typeof Draft>;

export const draftOf = ({ details, search }: LinkAccountContext): Draft => ({ phone: details.phone, returnId: search['returnId'] ?? '' });

export function fromDraft({ screen, search, details }: LinkAccountContext, draft: Draft | null): Partial<LinkAccountContext> {
  if (!draft) return {};
  const { returnId, phone } = draft;
  const isLost = screen === 'ConfirmAccountReplacement' && !search['returnId'] && returnId !== ''; // the address does not keep it
  return { details: { ...details, phone }, ...(isLost ? { search: { returnId } } : {}) };
}

export const typed = ({ details }: LinkAccountContext, event: LinkAccountEvent): Partial<LinkAccountContext> =>
  event.type === 'detail.typed' ? { details: { ...details, [event.field]: event.text } } : {};

/** Month, day, year with / - or a dot between them -> YYYYMMDD; null when there is no such day. Spec: portal §5 (RULE-011, FLOW-LINK-02). */
export function birthDigits(text: string): string | null {
  const parts = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim());
  if (!parts) return null;
  const [month = '', day = '', year = ''] = parts.slice(1);
  const iso = [year, month.padStart(2, '0'), day.padStart(2, '0')];
  return isDay(iso.join('-')) ? iso.join('') : null;
}

/** Spec: RULE-007. */
export function ssnStanding(text: string): SsnStanding {
  if (text === '') return 'none';
  return isSsn(text) ? 'right' : 'wrong';
}

/** Everything that is wrong with the form, in the order of its fields. Spec: RULE-003, -007, -009, -011. */
export function detailProblems({ loanNumber, ssn, dateOfBirth, phone }: Details & { ssn: SsnStanding }): Problem[] {
  const found: (Problem | false)[] = [
    loanNumber.trim() === '' && ssn === 'none' && 'loanNumberOrSsn',
    loanNumber.trim() !== '' && !isLoanNumber(loanNumber.trim()) && 'loanNumberWrong',
    ssn === 'wrong' && 'ssnWrong',
    dateOfBirth.trim() === '' ? 'dateOfBirthMissing' : birthDigits(dateOfBirth) === null && 'dateOfBirthWrong',
    phone.trim() === '' ? 'phoneMissing' : !isPhone(phone.trim()) && 'phoneWrong',
  ];
  return found.filter((problem) => problem !== false);
}

export function proofProblems({ username, hasPassword }: { username: string; hasPassword: boolean }): Problem[] {
  const found: (Problem | false)[] = [
    username.trim() === '' ? 'usernameMissing' : readUsername(username).kind === 'none' && 'usernameWrong',
    !hasPassword && 'passwordMissing',
  ];
  return found.filter((problem) => problem !== false);
}

export function problemsIn(event: LinkAccountEvent): Problem[] {
  if (event.type === 'details.submitted') return detailProblems(event);
  return event.type === 'replacement.confirmed' ? proofProblems(event) : [];
}

/** A form as it was sent, and what is wrong with it. */
export function kept(event: LinkAccountEvent): Partial<LinkAccountContext> {
  const common = { problems: problemsIn(event), failure: null };
  if (event.type === 'replacement.confirmed') return { ...common, username: event.username.trim() };
  if (event.type !== 'details.submitted') return {};
  const { loanNumber, dateOfBirth, phone } = event;
  return { ...common, details: { loanNumber: loanNumber.trim(), dateOfBirth: dateOfBirth.trim(), phone: phone.trim() } };
}

/** Spec: FLOW-LINK-01 (digits only), FLOW-LINK-02. */
export const lookupAsk = ({ details, person }: LinkAccountContext): Omit<Ask<'GET /customer'>, 'ssn'> => ({
  phoneNumber: phoneDigits(details.phone),
  dateOfBirth: birthDigits(details.dateOfBirth) ?? '',
  cognitoUserId: person.profileId,
  ...(details.loanNumber === '' ? {} : { loanId: details.loanNumber }),
});

export const offerIn = ({ customerId, lmsId, replaces }: Answer<'GET /customer'>): Offer | null =>
  replaces === undefined ? null : { customerId, lmsId, replaces };

/** In the same visit by the account that was found, from the mailed link by what that carries. Spec: FLOW-LINK-04, FLOW-LINK-05. */
export const proofAsk = ({ username, person, offer, search }: LinkAccountContext): Omit<Ask<'PUT /replaceCustomer'>, 'password'> => ({
  username,
  profileId: person.profileId,
  ...(offer ? { customerId: offer.customerId } : { returnId: search['returnId'] ?? '' }),
});

export const replaceAsk = ({ offer }: LinkAccountContext): { customerId: string } => ({ customerId: offer?.customerId ?? '' });

/** She has an account in the portal: one that can be replaced. */
export const hasAccount = ({ customerIds }: Pick<Person, 'customerIds'>): boolean => Object.keys(customerIds).length > 0;

/** Her accounts are others than they were: what was asked for has been done, though its answer was lost. */
export const hasOthers = (before: Person, now: Person): boolean =>
  Object.keys({ ...before.customerIds, ...now.customerIds }).some((lmsId) => before.customerIds[lmsId] !== now.customerIds[lmsId]);

/** No usable answer: it may have been done. */
export const isUnclear = ({ kind }: Failure): boolean => kind === 'unknown';
/** It never left, or was nothing to send: the form stands as it was. */
export const wasNotSent = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'invalid' || kind === 'aborted';
export const needsLoanNumber = ({ code }: Failure): boolean => code === 'LoanNumberNeeded';
/** The link, or the offer, is good no longer, or never was for her. */
export const isOver = ({ code, status }: Failure): boolean => code === 'ReplacementExpired' || status === 403;

export const linked = (person: Person, replaced: boolean): LinkAccountOutcome => ({ kind: 'linked', person, replaced });
/** Whose accounts she wants to see. */
export const chosenBrand = (event: LinkAccountEvent): Partial<LinkAccountContext> =>
  event.type === 'brand.chosen' ? { outcome: { kind: 'brandChosen', brand: event.brand } } : {};

/** Another account has taken the place of hers: the offer of this visit, or the mailed link. */
export const isReplacement = ({ offer, screen }: LinkAccountContext): boolean => offer !== null || screen === 'ConfirmAccountReplacement';

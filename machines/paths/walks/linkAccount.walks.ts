import { linkAccountMachine } from '../../linkAccount/linkAccount.machine.ts';
import type { LinkAccountEvent, LinkAccountInput } from '../../linkAccount/linkAccount.types.ts';
import { ApiError, type Failure } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { titleLoan } from '../people/loans.ts';
import { ann, zoe } from '../people/people.ts';
import { once } from '../once.ts';

/** Zoe's form. */
export const details = (more: Partial<Extract<LinkAccountEvent, { type: 'details.submitted' }>> = {}): LinkAccountEvent => ({
  type: 'details.submitted',
  loanNumber: '10101-2020001-1',
  ssn: 'right',
  dateOfBirth: '09/28/1980',
  phone: '(512) 555-0120',
  ...more,
});
export const confirm = (username = 'ann@example.com', hasPassword = true): LinkAccountEvent => ({
  type: 'replacement.confirmed',
  username,
  hasPassword,
});
/** The flow opens at this screen. */
export const opens = (screen: string, person = zoe, search: Readonly<Record<string, string>> = {}): LinkAccountInput => ({
  person,
  screen,
  search,
});

const refused = (code: string, status = 400, text = 'No.') => ({
  fails: new ApiError({ kind: 'refused', status, code, texts: [text], call: '' }),
});
const failed = (kind: Failure['kind'], status = 0) => ({ fails: new ApiError({ kind, status, call: '' }) });
const standing = (status: 'offered' | 'pending' | 'replaced' | 'expired') => ({
  done: { status, customerId: 'C-new', currentCustomerId: 'C-ann' },
});
const line = { phone: '5555550100', hours: 'Mon-Fri 8-18' };

/** Everything that can happen while an account is linked. */
export const linkAccountWalk = once(() =>
  explore(linkAccountMachine, {
    starts: {
      'Zoe, who has no account, wants one': opens('LinkAccountOptions'),
      'Zoe opens the form': opens('LinkAccount'),
      'Ann chooses among her accounts': opens('AccountSelect', ann),
      'Ann wants another account': opens('LinkAccountOptions', ann),
      'Ann opens the mailed link': opens('ConfirmAccountReplacement', ann, { returnId: 'r-1' }),
      'Ann opens an incomplete link': opens('ConfirmAccountReplacement', ann),
    },
    events: {
      'chooses TitleMax': { type: 'brand.chosen', brand: 'TitleMax' },
      'chooses a closed brand': { type: 'brand.chosen', brand: 'CommunityChoice' },
      'wants to link': { type: 'linking.chosen', purpose: 'link' },
      'wants to replace': { type: 'linking.chosen', purpose: 'replace' },
      'sends the details': details(),
      'sends the empty form': details({ loanNumber: '', ssn: 'none', dateOfBirth: '', phone: '' }),
      'types the loan number': { type: 'detail.typed', field: 'loanNumber', text: '10101' },
      'confirms with username and password': confirm(),
      'confirms without anything': confirm('', false),
      'tries again': { type: 'retry.chosen' },
      'goes back': { type: 'flow.left' },
    },
    answers: {
      keepDraft: {},
      readDraft: {
        nothing: { done: null },
        'the details and the id of the link': {
          done: { loanNumber: '1', dateOfBirth: '', phone: '', returnId: 'r-1' },
        },
      },
      getAccounts: { 'a loan': { done: { loans: [{ ...titleLoan, lmsId: '1' }] } }, 'no network': failed('offline') },
      getContacts: { 'three lines': { done: { InstaLoan: line, NLS: line, TLXe: line } }, 'no network': failed('offline') },
      findAccount: {
        'it is linked': { done: { customerId: 'C-new', lmsId: '1', linked: true } },
        'it would replace another': { done: { customerId: 'C-new', lmsId: '1', linked: false, replaces: 'C-ann' } },
        'more than one matches': refused('LoanNumberNeeded', 422),
        'none matches': refused('AccountNotFound', 404),
        'no network': failed('offline'),
        'the response is lost': failed('unknown', 500),
      },
      startReplacement: {
        'it waits for the password': standing('pending'),
        'it is already replaced': standing('replaced'),
        'it has expired': standing('expired'),
        'no network': failed('offline'),
        'the response is lost': failed('unknown', 500),
      },
      proveReplacement: {
        'it is replaced': standing('replaced'),
        'it still waits': standing('pending'),
        'the password is wrong': refused('NotAuthorizedException'),
        'it has expired': refused('ReplacementExpired', 409),
        'the response is lost': failed('unknown', 500),
      },
      readReplacement: {
        'it is replaced': standing('replaced'),
        'it waits for the password': standing('pending'),
        'it has not started': standing('offered'),
        'it has expired': standing('expired'),
        'no network': failed('offline'),
      },
      readPerson: {
        'has another account': { done: { ...ann, customerIds: { '1': 'C-new' } } },
        'Ann is unchanged': { done: ann },
        'Zoe is unchanged': { done: zoe },
        'no network': failed('offline'),
      },
    },
    refused: ['chooses a closed brand'],
    background: ['keepDraft'],
    outcomes: ['linked', 'brandChosen', 'left'],
    sees: ({ context: { person, screen, search, purpose, problems, failure, offer, isStarted, loans, outcome } }) => [
      outcome.kind,
      person.profileId,
      screen,
      search,
      purpose,
      problems.length > 0,
      failure?.kind === 'unknown' ? 'unknown' : failure !== null,
      offer !== null,
      isStarted,
      loans !== null,
    ],
  }),
);

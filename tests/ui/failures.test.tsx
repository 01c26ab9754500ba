// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { FailureNote } from '../../ui/kit/FailureNote.tsx';
import { failureText, type FailureTopic, type ShownFailure } from '../../ui/kit/failureText.ts';
import { press, stage } from './stage.tsx';

const failed = (what: Partial<ShownFailure>): ShownFailure => ({
  kind: 'unknown',
  status: 500,
  texts: [],
  code: '',
  message: '',
  caseId: '',
  ...what,
});
const noteFor = (topic: FailureTopic, what: Partial<ShownFailure>) => stage(<FailureNote failure={failed(what)} topic={topic} />);

test.each<[string, FailureTopic, Partial<ShownFailure>, string]>([
  ['a 502 on paying', 'payment', { status: 502 }, 'Server error: A connection error occurred. Please try again.'],
  [
    'a payment without an answer in time: our own note is for the log',
    'payment',
    { status: 0, message: 'no answer within 35 s' },
    'Server error: A connection error occurred. Please try again.',
  ],
  [
    'a payment answered by a web page',
    'payment',
    { status: 200, message: 'the answer is not JSON' },
    'Server error: A connection error occurred. Please try again.',
  ],
  [
    'a card service that is cut off',
    'cards',
    { status: 0, message: 'the connection was cut' },
    'There was an internal server error. Please try again.',
  ],
  ['any other failure on paying', 'payment', { message: 'Bad card' }, 'Server error: Bad card'],
  ['a failure on paying without a text', 'payment', { status: 503 }, 'Server error: 503'],
  ['no network', 'payment', { kind: 'offline', status: 0 }, 'Unable to connect. Please try again.'],
  ['no network at sign-in', 'signIn', { kind: 'offline', status: 0 }, 'Unable to connect. Please try again.'],
  ['a broken card service', 'cards', { code: 'InternalErrorException' }, 'There was an internal server error. Please try again.'],
  // ERR-006
  ['too many cards too fast', 'cards', { code: 'TooManyRequestsException' }, 'Too many attempts. Please wait a few minutes and try again.'],
  [
    'too many removals too fast',
    'cardRemoval',
    { code: 'TooManyRequestsException' },
    'Too many attempts. Please wait a few minutes and try again.',
  ],
  [
    'a limit of the card service',
    'cards',
    { code: 'LimitExceededException' },
    'Too many attempts. Please wait a few minutes and try again.',
  ],
  [
    'a removal without the right to it',
    'cardRemoval',
    { code: 'AccessDeniedException' },
    'You don’t have access to this card. Please sign in again.',
  ],
  ['cards without access, without a code', 'cards', { status: 403 }, 'You don’t have access to this card. Please sign in again.'],
  ['cards without access', 'cards', { code: 'AccessDeniedException' }, 'You don’t have access to this card. Please sign in again.'],
  [
    'a closed card service',
    'cards',
    { code: 'ServiceUnavailableException' },
    'The card service is unavailable right now. Please try again in a few minutes.',
  ],
  ['a slow card service', 'cards', { code: 'RequestTimeoutException' }, 'The card service took too long to answer. Please try again.'],
  ['an unknown card failure', 'cards', { code: 'Strange', message: 'Card 7 is odd' }, 'An unknown error occurred. Card 7 is odd'],
  ['a name like a built-in as code', 'cards', { code: 'constructor' }, 'An unknown error occurred. constructor'],
  ['a loan without details', 'loan', { status: 200 }, 'Error fetching latest loan data.'],
  ['the list of cards', 'cardList', {}, 'We couldn’t get your cards. Please try again.'],
  ['the list of loans', 'loans', {}, 'We couldn’t get your loans. Please try again.'],
  ['accounts', 'account', {}, 'Failed to get account information'],
  ['signed documents', 'signedDocuments', {}, 'Failed to get signed account documents. Please try again.'],
  ['customers', 'customer', {}, 'Failed to get customer details'],
  ['a card', 'card', {}, 'Failed to get card information'],
  ['a link', 'link', {}, 'Unable to open the link'],
  ['too many tries to sign in', 'signIn', { kind: 'limited', status: 429 }, 'Too many attempts. Please wait a few minutes and try again.'],
])(
  '%s has the specification’s text (ERR-002, ERR-003, ERR-005 to ERR-008, ERR-010, ERR-012 to ERR-015, ERR-017 to ERR-021, ERR-024, ERR-026)',
  (_, topic, what, sentence) => expect(noteFor(topic, what).text()).toBe(sentence),
);

test('the lender’s own texts have priority, a list is joined by blank lines, and none is rendered as HTML (ERR-001, ERR-011)', () => {
  const { container, text } = noteFor('payment', { kind: 'refused', status: 422, texts: ['Too much.', '<b>Call us</b>'] });
  expect(text()).toBe('Too much.\n\n<b>Call us</b>');
  expect(container.querySelector('b')).toBeNull();
});

test('a failure is announced at once, with a case number for the phone (A11Y-007)', () => {
  const { find, text } = noteFor('loans', { caseId: 'c-7F3A' });
  expect(find('[role="alert"]', HTMLElement)).toBeTruthy();
  expect(text()).toContain('Case number c-7F3A');
  // a live region inside a button is no part of its name
  expect(find('button.case-copy', HTMLElement).querySelector('[role]')).toBeNull();
  expect(find('button.case-copy', HTMLElement).textContent).toBe('Copy');
});

test('a wrong password has no case number', () => {
  expect(noteFor('signIn', { kind: 'refused', status: 400, texts: ['Incorrect username or password.'], caseId: 'c-1' }).text()).toBe(
    'Incorrect username or password.',
  );
});

test('a request that is safe to repeat has a retry button', () => {
  let retries = 0;
  const { button } = stage(<FailureNote failure={failed({})} topic="loans" onRetry={() => (retries += 1)} />);
  press(button('Try again'));
  expect(retries).toBe(1);
});

test('without a failure, and after our own abort, there is no note', () => {
  expect(stage(<FailureNote failure={null} topic="loans" />).text()).toBe('');
  expect(noteFor('loans', { kind: 'aborted' }).text()).toBe('');
});

test('a wrong password is our own text, in Spanish on Spanish pages; any other text of the service stays unchanged (I18N-005)', () => {
  const shownFor = (...texts: string[]) =>
    failureText({ kind: 'refused', status: 400, texts, code: '', message: '', caseId: '' }, 'signIn');
  expect(shownFor('Incorrect username or password.')).toHaveProperty('ours');
  expect(shownFor('Your account is closed.')).toEqual({ own: 'Your account is closed.' });
  expect(shownFor('Incorrect username or password.', 'Call us.')).toEqual({ own: 'Incorrect username or password.\n\nCall us.' });
});

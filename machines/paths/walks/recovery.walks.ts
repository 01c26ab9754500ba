import { codesFor, type Codes } from '../../verifyCode/codes.rules.ts';
import { recoveryMachine } from '../../recovery/recovery.machine.ts';
import type { RecoveryEvent, RecoveryInput } from '../../recovery/recovery.rules.ts';
import { ApiError, type Failure } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { settings } from '../people/people.ts';
import { once } from '../once.ts';

const ANN = 'ann@example.com';
export const ways = [
  { method: 'email', destination: 'a•••@example.com' },
  { method: 'text', destination: '(•••) •••-0101' },
] as const;
const byEmail = { ...codesFor(ways), sent: ways[0], count: 1 };
const byText = { ...codesFor(ways), sent: ways[1], count: 1 };
/** The codes in `verifyCode`'s context. */
export const sentCodes = (way: (typeof ways)[number]): Codes => (way.method === 'email' ? byEmail : byText);
/** An error of the service with this code. */
export const refused = (code: string, status = 400) => ({
  fails: new ApiError({ kind: 'refused', call: 'x', status, code, texts: ['No.'] }),
});
/** No usable response. */
export const failed = (kind: Failure['kind'], status = 0) => ({ fails: new ApiError({ kind, status, call: 'x' }) });

export const start = (screen: string, more: Partial<RecoveryInput> = {}): RecoveryInput => ({
  settings,
  screen,
  username: '',
  search: {},
  ...more,
});
export const sendPassword = (meetsPolicy = true, hasPassword = true): RecoveryEvent => ({
  type: 'password.submitted',
  hasPassword,
  meetsPolicy,
});

/** Everything that can happen in a recovery. */
export const recoveryWalk = once(() =>
  explore(recoveryMachine, {
    starts: {
      'Ann has forgotten her password': start('ForgotPassword'),
      'Ann typed a wrong password three times': start('ForgotPassword', { username: ANN, search: { because: 'wrongPasswords' } }),
      'Pia must reset her password': start('SecureAccount', { username: 'pia@example.com' }),
      'a link of Pia needs a new password first': start('SecureAccount'),
      'Ann reloads the code screen': start('ForgotPasswordVerificationCode'),
      'Ann reloads the screen of the missing email': start('RecoveryEmail'),
      'Ann reloads the screen of the new password': start('ResetPassword'),
    },
    events: {
      'sends her email': { type: 'name.submitted', username: ` ${ANN}` },
      'sends no username': { type: 'name.submitted', username: '' },
      'sends a malformed email': { type: 'name.submitted', username: 'ann@' },
      'continues to a new password': { type: 'reset.chosen' },
      'has the code': { type: 'code.entryChosen' },
      'wants another username': { type: 'name.changeChosen' },
      'sends a valid password': sendPassword(),
      'sends a weak password': sendPassword(false),
      'sends no password': sendPassword(false, false),
      'needs another code': { type: 'code.newChosen' },
      'goes back to sign in': { type: 'login.opened' },
    },
    answers: {
      readDraft: {
        nothing: { done: null },
        'a code was sent': { done: { username: ANN, sent: ways[0] } },
        'it cannot be read': { fails: new Error('no storage') },
      },
      verifyCode: {
        'a code is on its way by email': { shows: { context: { codes: sentCodes(ways[0]) } } },
        'a code is on its way by text': { shows: { context: { codes: sentCodes(ways[1]) } } },
        'the code is accepted': { done: { kind: 'confirmed', codes: sentCodes(ways[0]) } },
        'the username is unknown': { done: { kind: 'unknownName', codes: sentCodes(ways[0]) } },
        'the email did not arrive': { done: { kind: 'missed', codes: sentCodes(ways[0]) } },
        'back to sign in': { done: { kind: 'left', codes: sentCodes(ways[0]) } },
      },
      getPolicy: {
        'a special character is needed': {
          done: {
            minimumLength: 9,
            requireUppercase: true,
            requireLowercase: true,
            requireNumbers: true,
            requireSymbols: true,
            forbidSpaces: true,
          },
        },
        'it cannot be loaded': failed('unknown', 500),
      },
      setNewPassword: {
        'it is saved': { done: undefined },
        'it is too weak': refused('InvalidPasswordException'),
        'it took too long': refused('ExpiredCodeException'),
        'the response is lost': failed('unknown'),
        'no network': failed('offline'),
      },
    },
    // errors count only where a screen shows them
    sees: ({ value, context: { screen, username, usernameError, codes, mayReset, problem, outcome } }) => [
      outcome,
      value === 'opening' ? screen : null,
      username,
      value === 'forgotPassword' ? usernameError : null,
      codes.ways.length,
      codes.sent?.method,
      mayReset,
      typeof value === 'object' && 'resetPassword' in value ? problem : null,
    ],
    background: ['getPolicy', 'verifyCode'],
    outcomes: ['passwordReset', 'loginChosen'],
  }),
);

import { codesFor } from '../../verifyCode/codes.rules.ts';
import type { Codes } from '../../verifyCode/codes.rules.ts';
import { recoveryMachine } from '../../recovery/recovery.machine.ts';
import type { RecoveryEvent, RecoveryInput } from '../../recovery/recovery.types.ts';
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
/** The codes as the verification keeps them. */
export const sentCodes = (way: (typeof ways)[number]): Codes => (way.method === 'email' ? byEmail : byText);
/** A no in the service’s words. */
export const refused = (code: string, status = 400) => ({
  fails: new ApiError({ kind: 'refused', call: 'x', status, code, texts: ['No.'] }),
});
/** No usable answer. */
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

/** Everything that can happen on the way to a new password. */
export const recoveryWalk = once(() =>
  explore(recoveryMachine, {
    starts: {
      'Ann has forgotten her password': start('ForgotPassword'),
      'Ann typed a wrong password three times': start('ForgotPassword', { username: ANN, search: { because: 'wrongPasswords' } }),
      'Pia must reset her password': start('SecureAccount', { username: 'pia@example.com' }),
      'a link of Pia needs a new password first': start('SecureAccount'),
      'Ann loads the screen of the code again': start('ForgotPasswordVerificationCode'),
      'Ann loads the screen of the missed e-mail again': start('RecoveryEmail'),
      'Ann loads the screen of the new password again': start('ResetPassword'),
    },
    events: {
      'sends her e-mail': { type: 'name.submitted', username: ` ${ANN}` },
      'sends no name': { type: 'name.submitted', username: '' },
      'sends a malformed e-mail': { type: 'name.submitted', username: 'ann@' },
      'goes on to a new password': { type: 'reset.chosen' },
      'has the code': { type: 'code.entryChosen' },
      'wants another name': { type: 'name.changeChosen' },
      'sends a good password': sendPassword(),
      'sends a weak password': sendPassword(false),
      'sends no password': sendPassword(false, false),
      'needs another code': { type: 'code.newChosen' },
      'goes back to sign in': { type: 'login.opened' },
    },
    answers: {
      readDraft: {
        nothing: { done: null },
        'a code was on its way': { done: { username: ANN, sent: ways[0] } },
        'it cannot be read': { fails: new Error('no storage') },
      },
      verifyCode: {
        'a code is on its way by email': { shows: { context: { codes: sentCodes(ways[0]) } } },
        'a code is on its way by text': { shows: { context: { codes: sentCodes(ways[1]) } } },
        'the code is taken': { done: { kind: 'confirmed', codes: sentCodes(ways[0]) } },
        'nobody has this name': { done: { kind: 'unknownName', codes: sentCodes(ways[0]) } },
        'the email does not come': { done: { kind: 'missed', codes: sentCodes(ways[0]) } },
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
        'it cannot be had': failed('unknown', 500),
      },
      setNewPassword: {
        'it is saved': { done: undefined },
        'it is too weak': refused('InvalidPasswordException'),
        'it took too long': refused('ExpiredCodeException'),
        'no answer': failed('unknown'),
        'no network': failed('offline'),
      },
    },
    // what was typed wrongly, or refused, is looked at only where it is shown
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

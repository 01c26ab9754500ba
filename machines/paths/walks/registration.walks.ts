import { codesFor } from '../../verifyCode/codes.rules.ts';
import { registrationMachine } from '../../registration/registration.machine.ts';
import type { RegistrationEvent } from '../../registration/registration.types.ts';
import { ApiError, type Failure } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { ann, settings } from '../people/people.ts';
import { once } from '../once.ts';

export const submit = (username: string, hasPassword = true): RegistrationEvent => ({
  type: 'register.submitted',
  username,
  hasPassword,
  keepCards: true,
});
/** A no in the service’s words. */
export const refused = (code: string, status = 400) => ({
  fails: new ApiError({ kind: 'refused', call: 'POST /registerUser', status, code, texts: ['No.'] }),
});
/** No usable answer. */
export const failed = (kind: Failure['kind'], status = 0) => ({ fails: new ApiError({ kind, status, call: 'POST /registerUser' }) });

const start = (screen: string, username = '') => ({ settings, screen, username, remember: true, search: {} });
export const EMAIL = { method: 'email', destination: 'n•••@example.com' } as const;
const text = { method: 'text', destination: '(•••) •••-0199' } as const;
/** The codes as the verification gives them back. */
const sent = { ...codesFor([EMAIL]), sent: EMAIL, count: 1 };
const policy = {
  minimumLength: 9,
  requireUppercase: true,
  requireLowercase: true,
  requireNumbers: true,
  requireSymbols: false,
  forbidSpaces: true,
};

/** Everything that can happen to somebody who registers, or comes back to verify. */
export const registrationWalk = once(() =>
  explore(registrationMachine, {
    starts: {
      'Register is opened': start('Register'),
      'Register is opened by a friend’s link': { ...start('Register'), search: { shortCode: 'PAT-1234' } },
      'VerifyWarning is opened after Uma’s password': start('VerifyWarning', 'uma@example.com'),
      'VerifyWarning is opened by nobody known': start('VerifyWarning'),
      'the code’s screen is reloaded': start('RegisterVerificationCode'),
      'the ways’ screen is reloaded': start('RegisterVerificationMethod'),
      'VerifyEmail is reloaded': start('VerifyEmail'),
    },
    events: {
      'Nora sends the form': submit('nora@example.com'),
      'Nora sends the form with her phone': submit('+1 512 555 0199'),
      'Nora sends the empty form': submit('', false),
      'she has a sign-in already': { type: 'login.opened' },
      'she has forgotten her password': { type: 'recovery.chosen' },
      'asks for a code': { type: 'verification.chosen' },
      'goes back to the code': { type: 'code.returned' },
      'confirms the same e-mail': { type: 'name.confirmed', username: 'NORA@example.com'.toLowerCase() },
      'corrects the e-mail': { type: 'name.confirmed', username: 'nora@example.org' },
      'empties the e-mail': { type: 'name.confirmed', username: '' },
      'goes on': { type: 'continue.chosen' },
    },
    answers: {
      readDraft: {
        nothing: { done: null },
        'Nora was waiting for a code': { done: { username: 'nora@example.com' } },
        'storage fails': { fails: new Error('no storage') },
      },
      readGuestCards: {
        none: { done: [] },
        'a guest’s card': { done: [{ type: '1', id: 'g1', lastFour: '4242' }] },
        breaks: { fails: new Error('broken') },
      },
      getPolicy: { 'the policy': { done: policy }, 'it cannot be had': failed('unknown', 502) },
      registerUser: {
        'she is registered': { done: { methods: [EMAIL] } },
        'she is registered by phone': { done: { methods: [text] } },
        'the name exists': refused('UsernameExistsException'),
        'the password is too weak': refused('InvalidPasswordException'),
        'that is no name': refused('InvalidParameterException'),
        'the answer is lost': failed('unknown', 502),
        offline: failed('offline'),
      },
      signIn: {
        'she is in': { done: ann },
        'not confirmed': refused('UserNotConfirmedException'),
        'wrong password': refused('NotAuthorizedException'),
      },
      verifyCode: {
        'another screen': { shows: {} },
        'the code is taken': { done: { kind: 'confirmed', codes: sent } },
        'the code does not come': { done: { kind: 'missed', codes: sent } },
        'back to sign in': { done: { kind: 'left', codes: sent } },
      },
      enter: {
        'she is in': { done: ann },
        'the password is not at hand': { fails: new ApiError({ kind: 'invalid', call: 'POST /authenticate' }) },
        offline: failed('offline'),
      },
    },
    background: ['getPolicy', 'verifyCode'],
    outcomes: ['verified', 'verifiedOnly', 'loginChosen', 'recoverChosen'],
    sees: ({ value, context: { screen, username, registered, verified, lost, codes, outcome } }) => [
      value === 'opening' ? screen : outcome,
      username,
      registered,
      verified,
      lost === username,
      codes.ways.map(({ method }) => method),
      codes.sent?.method,
    ],
  }),
);

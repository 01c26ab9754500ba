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
/** An error of the service with this code. */
export const refused = (code: string, status = 400) => ({
  fails: new ApiError({ kind: 'refused', call: 'POST /registerUser', status, code, texts: ['No.'] }),
});
/** No usable response. */
export const failed = (kind: Failure['kind'], status = 0) => ({ fails: new ApiError({ kind, status, call: 'POST /registerUser' }) });

const start = (screen: string, username = '') => ({ settings, screen, username, remember: true, search: {} });
export const EMAIL = { method: 'email', destination: 'n•••@example.com' } as const;
const text = { method: 'text', destination: '(•••) •••-0199' } as const;
/** The codes as `verifyCode` returns them. */
const sent = { ...codesFor([EMAIL]), sent: EMAIL, count: 1 };
const policy = {
  minimumLength: 9,
  requireUppercase: true,
  requireLowercase: true,
  requireNumbers: true,
  requireSymbols: false,
  forbidSpaces: true,
};

/** Everything that can happen in a registration. */
export const registrationWalk = once(() =>
  explore(registrationMachine, {
    starts: {
      'Register is opened': start('Register'),
      'Register is opened by a friend’s link': { ...start('Register'), search: { shortCode: 'PAT-1234' } },
      'VerifyWarning is opened after Uma’s password': start('VerifyWarning', 'uma@example.com'),
      'VerifyWarning is opened without a username': start('VerifyWarning'),
      'the code screen is reloaded': start('RegisterVerificationCode'),
      'the choice of a method is reloaded': start('RegisterVerificationMethod'),
      'VerifyEmail is reloaded': start('VerifyEmail'),
    },
    events: {
      'Nora sends the form': submit('nora@example.com'),
      'Nora sends the form with her phone': submit('+1 512 555 0199'),
      'Nora sends the empty form': submit('', false),
      'Nora goes back to sign in': { type: 'login.opened' },
      'Nora has forgotten her password': { type: 'recovery.chosen' },
      'requests a code': { type: 'verification.chosen' },
      'goes back to the code': { type: 'code.returned' },
      'confirms the same email': { type: 'name.confirmed', username: 'NORA@example.com'.toLowerCase() },
      'corrects the email': { type: 'name.confirmed', username: 'nora@example.org' },
      'clears the email': { type: 'name.confirmed', username: '' },
      continues: { type: 'continue.chosen' },
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
      getPolicy: { 'the policy': { done: policy }, 'it cannot be loaded': failed('unknown', 502) },
      registerUser: {
        'Nora is registered': { done: { methods: [EMAIL] } },
        'Nora is registered by phone': { done: { methods: [text] } },
        'the username is taken': refused('UsernameExistsException'),
        'the password is too weak': refused('InvalidPasswordException'),
        'the username is invalid': refused('InvalidParameterException'),
        'the response is lost': failed('unknown', 502),
        offline: failed('offline'),
      },
      signIn: {
        'signed in': { done: ann },
        'not confirmed': refused('UserNotConfirmedException'),
        'wrong password': refused('NotAuthorizedException'),
      },
      verifyCode: {
        'another screen': { shows: {} },
        'the code is accepted': { done: { kind: 'confirmed', codes: sent } },
        'the code did not arrive': { done: { kind: 'missed', codes: sent } },
        'back to sign in': { done: { kind: 'left', codes: sent } },
      },
      enter: {
        'signed in': { done: ann },
        'the password is no longer in memory': { fails: new ApiError({ kind: 'invalid', call: 'POST /authenticate' }) },
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

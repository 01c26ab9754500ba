import { codesFor } from '../../verifyCode/codes.rules.ts';
import { verifyCodeMachine } from '../../verifyCode/verifyCode.machine.ts';
import type { VerifyCodeInput } from '../../verifyCode/verifyCode.rules.ts';
import { ApiError, type Failure } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { settings, tess } from '../people/people.ts';
import { once } from '../once.ts';

export const EMAIL = { method: 'email', destination: 'n•••@example.com' } as const;
export const TEXT = { method: 'text', destination: '(•••) •••-0199' } as const;
export const sentBy = (way: typeof EMAIL | typeof TEXT) => ({ ...way, expiresInSeconds: 600, methods: [EMAIL, TEXT] });
/** An error of the service with this code. */
export const refused = (code: string, status = 400) => ({
  fails: new ApiError({ kind: 'refused', call: 'x', status, code, texts: ['No.'] }),
});
/** No usable response. */
export const failed = (kind: Failure['kind'], status = 0) => ({ fails: new ApiError({ kind, status, call: 'x' }) });

export const registering: VerifyCodeInput = {
  purpose: 'registration',
  screenNames: { VerificationMethod: 'RegisterVerificationMethod', VerificationCode: 'RegisterVerificationCode' },
  screen: 'VerificationMethod',
  username: 'nora@example.com',
  settings,
  codes: codesFor([EMAIL]),
};
export const recovering: VerifyCodeInput = {
  ...registering,
  purpose: 'recovery',
  screenNames: { VerificationMethod: 'ForgotPasswordVerificationMethod', VerificationCode: 'ForgotPasswordVerificationCode' },
};

export const onNewDevice: VerifyCodeInput = {
  ...registering,
  purpose: 'trustedDevice',
  screenNames: { VerificationMethod: 'VerificationMethod', VerificationCode: 'VerificationCode' },
  username: '',
  codes: codesFor([EMAIL, TEXT]),
};

export const withNewName: VerifyCodeInput = {
  ...registering,
  purpose: 'updateUser',
  screenNames: { VerificationMethod: 'VerificationMethod', VerificationCode: 'Code' },
  username: 'new@example.com',
};

/** Ann renews a loan that she shares with Sam, who gets the code. */
export const ofSam: VerifyCodeInput = {
  ...registering,
  purpose: 'partyCode',
  screenNames: { VerificationMethod: 'VerificationMethod', VerificationCode: 'VerificationCode' },
  username: '',
  party: { name: 'Sam Fox', customerId: 'C-sam', loanId: 'title', requesterName: 'Ann Lee', storePhoneNumber: '5125550150' },
  codes: codesFor([
    { method: 'text', destination: 'Sam Fox' },
    { method: 'voice', destination: 'Sam Fox' },
  ]),
};

/** Everything that can happen while a code is verified. */
export const verifyCodeWalk = once(() =>
  explore(verifyCodeMachine, {
    starts: {
      'Nora has registered': registering,
      'Nora reloads the code screen': { ...registering, screen: 'VerificationCode' },
      'Nora has registered, and no method is known': { ...registering, screen: 'VerificationCode', codes: codesFor([]) },
      'Ann has forgotten her password': recovering,
      'Ann comes back to the code': {
        ...recovering,
        screen: 'VerificationCode',
        codes: { ...codesFor([EMAIL, TEXT]), sent: EMAIL, count: 1, mayResend: true },
      },
      'Tess signs in on a new device': onNewDevice,
      'Ann wants to sign in with a new email': { ...withNewName, sendsAtOnce: true },
      'Ann opens the methods for her new username': withNewName,
      'Ann asks Sam for a code': ofSam,
    },
    events: {
      'chooses email': { type: 'method.chosen', method: 'email' },
      'chooses text': { type: 'method.chosen', method: 'text' },
      'chooses no method': { type: 'method.chosen', method: null },
      'sends the code': { type: 'code.submitted', code: '123 456' },
      'sends five digits': { type: 'code.submitted', code: '12345' },
      'sends no code': { type: 'code.submitted', code: ' ' },
      'requests another code': { type: 'code.resendChosen' },
      'wants another method': { type: 'method.changeChosen' },
      'did not receive the code': { type: 'code.missed' },
      'goes back to sign in': { type: 'login.opened' },
      'wants another username': { type: 'name.changeChosen' },
      cancels: { type: 'flow.left' },
      'tries again': { type: 'retry.chosen' },
    },
    answers: {
      sendCode: {
        'it is on its way by email': { done: sentBy(EMAIL) },
        'it is on its way by text': { done: sentBy(TEXT) },
        'the username is unknown': refused('UserNotFoundException'),
        'too many codes': refused('LimitExceededException', 429),
        'the username is taken': refused('UsernameExistsException'),
        'this customer gets no code': refused('AccessDeniedException', 403),
        'nobody is on file to send it to': refused('', 422),
        offline: failed('offline'),
      },
      resendCode: {
        'another code is on its way': { done: sentBy(EMAIL) },
        'the username is unknown': refused('UserNotFoundException'),
        'too many codes': refused('LimitExceededException', 429),
        'the username is taken': refused('UsernameExistsException'),
        'this customer gets no code': refused('AccessDeniedException', 403),
        offline: failed('offline'),
      },
      confirmCode: {
        'it is correct': { done: {} },
        'it is wrong': refused('CodeMismatchException'),
        'it has expired': refused('ExpiredCodeException'),
        'too many wrong codes': refused('LimitExceededException', 429),
        'the username is taken': refused('UsernameExistsException'),
        'not for this customer': refused('AccessDeniedException', 403),
        'no code is needed': refused('InvalidParameterException'),
        'the username is unknown': refused('UserNotFoundException'),
        'the response is lost': failed('unknown', 502),
      },
      checkCode: { 'it was accepted': { done: true }, 'it was not accepted': { done: false }, offline: failed('offline') },
      readPerson: {
        'the device is trusted': { done: { ...tess, trusted: true } },
        'as before': { done: tess },
        offline: failed('offline'),
      },
    },
    outcomes: ['confirmed', 'unknownName', 'taken', 'anotherName', 'refused', 'missed', 'left'],
    sees: ({ context: { purpose, screen, kind, codes, person } }) => [
      purpose,
      screen,
      kind,
      codes.ways.map(({ method }) => method),
      codes.sent?.method,
      codes.mayResend,
      // the count has no limit, but only the first three matter, and only on a new device
      purpose === 'trustedDevice' ? codes.wrong : 0,
      person?.trusted,
    ],
  }),
);

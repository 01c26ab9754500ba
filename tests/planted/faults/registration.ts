import { inChart, ofTime, type Fault } from '../fault.ts';

const registration = inChart('registration');

export const registrationFaults: readonly Fault[] = [
  registration(
    'the empty form registers somebody',
    'registration/registration.machine.ts',
    "{ guard: 'formIsRight', target: 'registering', actions: 'keepForm' }",
    "{ target: 'registering', actions: 'keepForm' }",
  ),
  registration(
    'a lost registration is not looked into',
    'registration/registration.machine.ts',
    "{ guard: 'isUnknown', target: 'learning', actions: ['keepFailure', 'keepLost'] }",
    "{ guard: 'isUnknown', target: 'asking', actions: ['keepFailure', 'keepLost'] }",
  ),
  registration(
    'any no of the sign-in counts as "not confirmed"',
    'registration/registration.machine.ts',
    "{ guard: 'isNotConfirmed', target: '#RegisterVerificationMethod', actions: ['keepFound', 'writeDraft'] }",
    "{ target: '#RegisterVerificationMethod', actions: ['keepFound', 'writeDraft'] }",
  ),
  registration(
    'another name takes the place of the registered one unasked',
    'registration/registration.machine.ts',
    "{ guard: 'nameIsRight', target: '#Register', actions: 'keepOtherName' }",
    "{ guard: 'nameIsRight', target: '#RegisterVerificationMethod', actions: 'keepOtherName' }",
  ),
  registration(
    'the password stays in its cell',
    'registration/registration.machine.ts',
    "closed: { type: 'final', entry: 'forgetPassword' }",
    "closed: { type: 'final' }",
  ),
  registration(
    'a code was taken and nobody is verified',
    'registration/registration.states.ts',
    "confirmed: { target: '#VerifyConfirm', actions: ['keepVerified', 'forgetDraft'] }",
    "confirmed: { target: '#VerifyConfirm', actions: 'forgetDraft' }",
  ),
  registration(
    'a code for somebody who needs none is a wrong code',
    'registration/registration.states.ts',
    "otherwise: [{ guard: 'isVerifiedAlready', target: '#VerifyConfirm', actions: ['keepVerified', 'forgetDraft'] }],",
    'otherwise: [],',
  ),
  registration('a code of five digits is sent', 'kit/codes.rules.ts', String.raw`/^\d{6}$/`, String.raw`/^\d{5,6}$/`),
  registration(
    'another code can be had without a pause',
    'kit/codes.states.ts',
    "always: { guard: 'mayResend', target: 'ready' },",
    "always: 'ready',",
  ),
  ofTime('registration')(
    'another code can be had after three seconds',
    'kit/codes.rules.ts',
    'RESEND_PAUSE_MS = 30_000',
    'RESEND_PAUSE_MS = 3000',
  ),
];

import { inChart, type Fault } from '../fault.ts';

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
    "actions: ['keepVerified', 'forgetDraft'],",
    "actions: 'forgetDraft',",
  ),
  registration(
    'what was known of the codes is lost when a code does not come',
    'registration/registration.states.ts',
    'actions: assign({ codes: ({ event }) => event.output.codes }),',
    '',
  ),
];

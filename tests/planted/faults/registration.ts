import { inChart, type Fault } from '../fault.ts';

const registration = inChart('registration');

export const registrationFaults: readonly Fault[] = [
  registration(
    'an empty registration is sent',
    'registration/register.states.ts',
    "{ guard: { type: 'formIsRight', params: ({ event }) => event }, target: 'registering', actions: keepForm }",
    "{ target: 'registering', actions: keepForm }",
  ),
  registration(
    'a lost registration is not checked',
    'registration/register.states.ts',
    "{ guard: 'isUnknown', target: 'learning',",
    "{ guard: 'isUnknown', target: 'entering',",
  ),
  registration(
    'any error of the sign-in counts as "not confirmed"',
    'registration/register.states.ts',
    "{ guard: 'isNotConfirmed', target: '#RegisterVerificationMethod', actions: ['keepFound', 'writeDraft'] }",
    "{ target: '#RegisterVerificationMethod', actions: ['keepFound', 'writeDraft'] }",
  ),
  registration(
    'another username is verified without being registered',
    'registration/registration.machine.ts',
    "target: '#Register',",
    "target: '#RegisterVerificationMethod',",
  ),
  registration(
    'the password stays in memory',
    'registration/registration.machine.ts',
    "closed: { type: 'final', entry: 'forgetPassword' }",
    "closed: { type: 'final' }",
  ),
  registration(
    'an accepted code does not verify the username',
    'registration/verifying.states.ts',
    "actions: [assign({ verified: true, failure: null }), 'forgetDraft'],",
    "actions: 'forgetDraft',",
  ),
  registration(
    'the codes are lost when a code did not arrive',
    'registration/verifying.states.ts',
    'actions: assign({ codes: ({ event }) => event.output.codes }),',
    '',
  ),
];

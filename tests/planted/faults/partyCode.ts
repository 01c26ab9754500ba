import { inChart, type Fault } from '../fault.ts';

const partyCode = inChart('partyCode');

export const partyCodeFaults: readonly Fault[] = [
  partyCode(
    'a renewal goes on without a code',
    'partyCode/partyCode.setup.ts',
    "isVerified: (_, { kind }: VerifyCodeOutcome) => kind === 'confirmed',",
    "isVerified: (_, { kind }: VerifyCodeOutcome) => kind !== 'refused',",
  ),
  partyCode(
    'a call is offered where the lender makes none',
    'partyCode/partyCode.rules.ts',
    'codesFor(waysTo(input.loan, input.settings))',
    'codesFor(waysTo(input.loan, { ...input.settings, canSendVoiceMessages: true }))',
  ),
  partyCode(
    'the code goes by text although a call was chosen',
    'partyCode/partyCode.rules.ts',
    "isVoice: ask.method === 'voice'",
    'isVoice: false',
  ),
  partyCode(
    'the code goes to who asks for it',
    'partyCode/partyCode.rules.ts',
    'customerId: alternateId,',
    'customerId: person.customerId,',
  ),
  partyCode(
    'each look at the explanation sends another code',
    'partyCode/partyCode.machine.ts',
    "{ guard: 'wasSent', target: '#VerificationCode' },",
    '',
  ),
  partyCode(
    'the reason why no code is sent is not shown',
    'partyCode/partyCode.machine.ts',
    'actions: assign({ failure: ({ event }) => event.output.failure }),',
    '',
  ),
  partyCode(
    'a refused code counts as leaving',
    'partyCode/partyCode.machine.ts',
    "actions: assign({ outcome: { kind: 'refused' } })",
    "actions: assign({ outcome: { kind: 'left' } })",
  ),
  partyCode(
    'a code is asked for that nobody can get',
    'partyCode/partyCode.rules.ts',
    "alternateLinked && alternateId !== '' && guest === null",
    "alternateId !== '' && guest === null",
  ),
];

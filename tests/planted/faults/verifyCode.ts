import { inChart, ofTime, type Fault } from '../fault.ts';

const verifyCode = inChart('verifyCode');

export const verifyCodeFaults: readonly Fault[] = [
  verifyCode(
    'a code that is no longer needed counts as wrong',
    'verifyCode/verifyCode.purposes.ts',
    "ends: [{ kind: 'confirmed', calls: ['confirming'], is: ({ code }) => code.includes('InvalidParameter') }],",
    'ends: [],',
  ),
  verifyCode(
    'an unknown username is shown as a failure',
    'verifyCode/verifyCode.purposes.ts',
    "ends: [{ kind: 'unknownName', calls: ['sending', 'confirming'], is: ({ code }) => code.includes('UserNotFound') }],",
    'ends: [],',
  ),
  verifyCode(
    'a missing text message leads to the email',
    'verifyCode/verifyCode.purposes.ts',
    "missed: ['email'],\n    ends",
    "missed: ['email', 'text'],\n    ends",
  ),
  verifyCode('an accepted code does not confirm', 'verifyCode/verifyCode.states.ts', "entry: assign({ kind: 'confirmed' }),", ''),
  verifyCode(
    'an address leads away while a code is being sent',
    'verifyCode/verifyCode.states.ts',
    "on: stay,\n      invoke: {\n        id: 'sendCode',",
    "invoke: {\n        id: 'sendCode',",
  ),
  verifyCode('four wrong codes are allowed', 'verifyCode/verifyCode.purposes.ts', 'WRONG_CODES = 3', 'WRONG_CODES = 4'),
  verifyCode('wrong codes are not counted', 'verifyCode/codes.rules.ts', "(problem === 'wrong' ? 1 : 0)", '0'),
  verifyCode('another code resets the count of wrong codes', 'verifyCode/codes.rules.ts', '    wrong: codes.wrong,\n', ''),
  verifyCode(
    'a lost response counts as an accepted code',
    'verifyCode/verifyCode.states.ts',
    "[{ guard: { type: 'wasTaken', params: ({ event }) => event.output }, target: 'confirmed' }, { target: 'waiting' }]",
    "[{ target: 'confirmed' }]",
  ),
  verifyCode(
    'a lost response counts as a rejected code',
    'verifyCode/verifyCode.states.ts',
    "{ guard: 'mustCheck', target: 'checking', actions: 'keepRefusal' },",
    '',
  ),
  verifyCode(
    'a customer who gets no code stays on the screen',
    'verifyCode/verifyCode.purposes.ts',
    "{ kind: 'refused', calls: ['sending'], is: ({ status }) => FORBIDDEN.includes(status) },",
    '',
  ),
  verifyCode('a code of five digits is sent', 'verifyCode/codes.rules.ts', String.raw`/^\d{6}$/`, String.raw`/^\d{5,6}$/`),
  verifyCode(
    'another code can be requested without a pause',
    'verifyCode/verifyCode.states.ts',
    "always: { guard: 'mayResend', target: 'ready' },",
    "always: 'ready',",
  ),
  verifyCode(
    'a taken username is shown as a failure',
    'verifyCode/verifyCode.purposes.ts',
    "{ kind: 'taken', calls: ['sending', 'confirming'], is: ({ code }) => code.includes('UsernameExists') },",
    '',
  ),
  verifyCode(
    'a code for a party without a contact is tried again and again',
    'verifyCode/verifyCode.purposes.ts',
    "{ kind: 'refused', calls: ['sending'], is: ({ status }) => status === NO_CONTACT },",
    '',
  ),
  verifyCode('the chosen method is not sent', 'verifyCode/verifyCode.rules.ts', 'method: context.chosen ?? undefined', 'method: undefined'),
  ofTime('verifyCode')(
    'another code can be requested after three seconds',
    'verifyCode/codes.rules.ts',
    'RESEND_PAUSE_MS = 30_000',
    'RESEND_PAUSE_MS = 3000',
  ),
];

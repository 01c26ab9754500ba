import { inChart, ofTime, type Fault } from '../fault.ts';

const verifyCode = inChart('verifyCode');

export const verifyCodeFaults: readonly Fault[] = [
  verifyCode(
    'a code for somebody who needs none is a wrong code',
    'verifyCode/verifyCode.purposes.ts',
    "ends: [{ kind: 'confirmed', calls: ['confirming'], is: ({ code }) => code.includes('InvalidParameter') }],",
    'ends: [],',
  ),
  verifyCode(
    'a name that nobody has is shown as a failure',
    'verifyCode/verifyCode.purposes.ts',
    "ends: [{ kind: 'unknownName', calls: ['sending', 'confirming'], is: ({ code }) => code.includes('UserNotFound') }],",
    'ends: [],',
  ),
  verifyCode(
    'a missed text leads to the email',
    'verifyCode/verifyCode.purposes.ts',
    "missed: ['email'],\n    ends",
    "missed: ['email', 'text'],\n    ends",
  ),
  verifyCode('a code that was taken confirms nothing', 'verifyCode/verifyCode.states.ts', "entry: assign({ kind: 'confirmed' }),", ''),
  verifyCode(
    'an address leads away while a code is being sent',
    'verifyCode/verifyCode.states.ts',
    "const stay = { 'xstate.route': {} } as const;",
    'const stay = {} as const;',
  ),
  verifyCode('four wrong codes are taken', 'verifyCode/verifyCode.purposes.ts', 'WRONG_CODES = 3', 'WRONG_CODES = 4'),
  verifyCode('wrong codes are not counted', 'verifyCode/codes.rules.ts', "(problem === 'wrong' ? 1 : 0)", '0'),
  verifyCode('another code begins the count anew', 'verifyCode/codes.rules.ts', '    wrong: codes.wrong,\n', ''),
  verifyCode(
    'a lost answer counts as trust',
    'verifyCode/verifyCode.states.ts',
    "[{ guard: { type: 'wasTaken', params: ({ event }) => event.output }, target: 'confirmed' }, { target: 'asking' }]",
    "[{ target: 'confirmed' }]",
  ),
  verifyCode(
    'a lost answer counts as a no',
    'verifyCode/verifyCode.states.ts',
    "{ guard: 'mustCheck', target: 'checking', actions: 'keepRefusal' },",
    '',
  ),
  verifyCode(
    'whoever may have no other code stays',
    'verifyCode/verifyCode.purposes.ts',
    "{ kind: 'refused', calls: ['sending'], is: ({ status }) => FORBIDDEN.includes(status) },",
    '',
  ),
  verifyCode('a code of five digits is sent', 'verifyCode/codes.rules.ts', String.raw`/^\d{6}$/`, String.raw`/^\d{5,6}$/`),
  verifyCode(
    'another code can be had without a pause',
    'verifyCode/verifyCode.states.ts',
    "always: { guard: 'mayResend', target: 'ready' },",
    "always: 'ready',",
  ),
  verifyCode(
    'a name that somebody has is shown as a failure',
    'verifyCode/verifyCode.purposes.ts',
    "{ kind: 'taken', calls: ['sending', 'confirming'], is: ({ code }) => code.includes('UsernameExists') },",
    '',
  ),
  ofTime('verifyCode')(
    'another code can be had after three seconds',
    'verifyCode/codes.rules.ts',
    'RESEND_PAUSE_MS = 30_000',
    'RESEND_PAUSE_MS = 3000',
  ),
];

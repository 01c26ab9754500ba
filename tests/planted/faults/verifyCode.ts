import { inChart, ofTime, type Fault } from '../fault.ts';

const verifyCode = inChart('verifyCode');

export const verifyCodeFaults: readonly Fault[] = [
  verifyCode(
    'a code for somebody who needs none is a wrong code',
    'verifyCode/verifyCode.rules.ts',
    "ends: [{ code: 'InvalidParameter', kind: 'confirmed', onlyConfirming: true }],",
    'ends: [],',
  ),
  verifyCode(
    'a name that nobody has is shown as a failure',
    'verifyCode/verifyCode.rules.ts',
    "ends: [{ code: 'UserNotFound', kind: 'unknownName', onlyConfirming: false }],",
    'ends: [],',
  ),
  verifyCode('a missed text leads to the email', 'verifyCode/verifyCode.rules.ts', "missed: ['email'],", "missed: ['email', 'text'],"),
  verifyCode(
    'a code that was taken confirms nothing',
    'verifyCode/verifyCode.machine.ts',
    "onDone: { target: '#verifyCode.closed', actions: assign({ kind: 'confirmed' }) },",
    "onDone: '#verifyCode.closed',",
  ),
  verifyCode(
    'an address leads away while a code is being sent',
    'verifyCode/verifyCode.machine.ts',
    "const stay = { 'xstate.route': {} } as const;",
    'const stay = {} as const;',
  ),
  verifyCode('a code of five digits is sent', 'kit/codes.rules.ts', String.raw`/^\d{6}$/`, String.raw`/^\d{5,6}$/`),
  verifyCode(
    'another code can be had without a pause',
    'verifyCode/verifyCode.machine.ts',
    "always: { guard: 'mayResend', target: 'ready' },",
    "always: 'ready',",
  ),
  ofTime('verifyCode')(
    'another code can be had after three seconds',
    'kit/codes.rules.ts',
    'RESEND_PAUSE_MS = 30_000',
    'RESEND_PAUSE_MS = 3000',
  ),
];

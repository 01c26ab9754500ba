import { inChart, ofTime, type Fault } from '../fault.ts';

const trustedDevice = inChart('trustedDevice');

export const trustedDeviceFaults: readonly Fault[] = [
  trustedDevice('four wrong codes are taken', 'trustedDevice/trustedDevice.rules.ts', 'WRONG_CODES = 3', 'WRONG_CODES = 4'),
  trustedDevice(
    'wrong codes are not counted',
    'trustedDevice/trustedDevice.states.ts',
    "actions: ['countWrong', 'keepCodeRefusal']",
    "actions: 'keepCodeRefusal'",
  ),
  trustedDevice(
    'a lost answer counts as trust',
    'trustedDevice/trustedDevice.states.ts',
    "[{ guard: 'isTrusted', target: '#trustedDevice.closed', actions: 'keepTrusted' }, { target: 'asking' }]",
    "[{ target: '#trustedDevice.closed', actions: 'keepTrusted' }, { target: 'asking' }]",
  ),
  trustedDevice(
    'a lost answer counts as a no',
    'trustedDevice/trustedDevice.states.ts',
    "{ guard: 'isUnclear', target: 'checking', actions: 'keepCodeRefusal' }",
    "{ guard: 'isUnclear', target: 'asking', actions: 'keepCodeRefusal' }",
  ),
  trustedDevice(
    'whoever may have no other code stays',
    'trustedDevice/trustedDevice.states.ts',
    "otherwiseResent: [{ guard: 'isForbidden', target: '#trustedDevice.closed' }],",
    'otherwiseResent: [],',
  ),
  trustedDevice(
    'a code is sent again unasked',
    'trustedDevice/trustedDevice.states.ts',
    "'email.confirmed': { target: 'code', actions",
    "'email.confirmed': { target: '#VerificationCode.resending', actions",
  ),
  trustedDevice(
    'an e-mail is asked about where a text was sent',
    'trustedDevice/trustedDevice.machine.ts',
    "context.codes.sent?.method === 'email'",
    "context.codes.sent?.method !== 'email'",
  ),
  ofTime('trustedDevice')(
    'another code can be had after five minutes',
    'trustedDevice/trustedDevice.machine.ts',
    'resendPause: RESEND_PAUSE_MS',
    'resendPause: RESEND_PAUSE_MS * 10',
  ),
];

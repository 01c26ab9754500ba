import { inChart, type Fault } from '../fault.ts';

const trustedDevice = inChart('trustedDevice');

export const trustedDeviceFaults: readonly Fault[] = [
  trustedDevice(
    'a code that was taken counts as trust',
    'trustedDevice/trustedDevice.setup.ts',
    'person?.trusted === true',
    'person !== null',
  ),
  trustedDevice(
    'the wrong codes are forgotten when the customer begins again',
    'trustedDevice/trustedDevice.rules.ts',
    'codes: { ...codesFor(offered(methods, settings)), wrong }',
    'codes: codesFor(offered(methods, settings))',
  ),
  trustedDevice(
    'the wrong codes are forgotten when an address leads away',
    'trustedDevice/trustedDevice.states.ts',
    "onSnapshot: { actions: { type: 'keepCodes', params: ({ event }) => event.snapshot.context } },",
    'onSnapshot: {},',
  ),
  trustedDevice(
    'the e-mail that is the right one leads to the ways',
    'trustedDevice/trustedDevice.states.ts',
    "'email.confirmed': '#VerificationCode'",
    "'email.confirmed': '#VerificationMethod'",
  ),
  trustedDevice(
    'an e-mail is asked about where a text was sent',
    'trustedDevice/trustedDevice.setup.ts',
    "context.codes.sent?.method === 'email'",
    "context.codes.sent?.method !== 'email'",
  ),
];

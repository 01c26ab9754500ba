import { inChart, type Fault } from '../fault.ts';

const trustedDevice = inChart('trustedDevice');

export const trustedDeviceFaults: readonly Fault[] = [
  trustedDevice('an accepted code counts as trust', 'trustedDevice/trustedDevice.setup.ts', 'person?.trusted === true', 'person !== null'),
  trustedDevice(
    'the count of wrong codes is lost when the customer starts again',
    'trustedDevice/trustedDevice.rules.ts',
    'codes: { ...codesFor(offered(methods, settings)), wrong }',
    'codes: codesFor(offered(methods, settings))',
  ),
  trustedDevice(
    'the count of wrong codes is lost when an address opens another screen',
    'trustedDevice/trustedDevice.machine.ts',
    "onSnapshot: { actions: { type: 'keepCodes', params: ({ event }) => event.snapshot.context } },",
    'onSnapshot: {},',
  ),
  trustedDevice(
    'a correct email address leads to the methods',
    'trustedDevice/trustedDevice.machine.ts',
    "'email.confirmed': '#VerificationCode'",
    "'email.confirmed': '#VerificationMethod'",
  ),
  trustedDevice(
    'the email screen opens after a text message',
    'trustedDevice/trustedDevice.setup.ts',
    "context.codes.sent?.method === 'email'",
    "context.codes.sent?.method !== 'email'",
  ),
];

import { assign, setup } from 'xstate';
import { call, sendCall } from '../../services/actors/call.ts';
import { personAnew, readPerson } from '../../services/actors/person.ts';
import { failureIn } from '../kit/failureIn.ts';
import type { Person } from '../kit/session.types.ts';
import type { Codes } from '../verifyCode/codes.rules.ts';
import { createVerifyCode } from '../verifyCode/verifyCode.machine.ts';
import type { VerifyCodeOutcome } from '../verifyCode/verifyCode.rules.ts';
import * as rules from './trustedDevice.rules.ts';
import type { TrustedDeviceContext, TrustedDeviceEvent, TrustedDeviceInput, TrustedDeviceOutcome } from './trustedDevice.rules.ts';

/** What the chart can do; the chart itself is in trustedDevice.machine.ts. */
export const trustedDeviceSetup = setup({
  types: {} as {
    input: TrustedDeviceInput;
    context: TrustedDeviceContext;
    events: TrustedDeviceEvent;
    output: TrustedDeviceOutcome;
    tags: 'busy';
  },
  actors: {
    checkDevice: call('GET /checktrusteddevice'),
    readPerson,
    verifyCode: createVerifyCode({
      send: ({ method }, signal) => sendCall('GET /sendtrusteddevice', { method }, signal),
      confirm: ({ verificationCode }, signal) => sendCall('POST /confirmtrusteddevice', { verificationCode }, signal),
      check: async (_, signal) => (await personAnew({ renewed: false }, signal)).trusted,
    }),
  },
  guards: {
    mayChooseMethod: ({ context }) => context.codes.ways.length > 0,
    mayEnterCode: ({ context }) => context.codes.sent !== null,
    wentByEmail: ({ context }) => context.codes.sent?.method === 'email',
    isTrustedAlready: (_, { trusted }: { trusted: boolean }) => trusted,
    isTrusted: (_, person: Person | null) => person?.trusted === true,
    isConfirmed: (_, { kind }: VerifyCodeOutcome) => kind === 'confirmed',
    isMissed: (_, { kind }: VerifyCodeOutcome) => kind === 'missed',
  },
  actions: {
    // the other screens need to know where the last code went, and how many were wrong
    keepCodes: assign({ codes: (_, { codes }: { codes: Codes }) => codes }),
    keepTrusted: assign({ outcome: (_, person: Person | null) => rules.outcomeOf(person) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
  },
});

import { assign, fromPromise, setup } from 'xstate';
import { asked, call } from '../../services/actors/call.ts';
import { personAnew, readPerson } from '../../services/actors/person.ts';
import type { Codes, SentCode } from '../verifyCode/codes.rules.ts';
import { failureIn } from '../kit/failureIn.ts';
import { heard } from '../kit/heard.ts';
import type { Person } from '../kit/session.types.ts';
import { verifyCodeMachine } from '../verifyCode/verifyCode.machine.ts';
import type { ConfirmAsk, SendAsk, VerifyCodeOutcome } from '../verifyCode/verifyCode.rules.ts';
import * as rules from './trustedDevice.rules.ts';
import type { TrustedDeviceContext, TrustedDeviceEvent, TrustedDeviceInput, TrustedDeviceOutcome } from './trustedDevice.types.ts';

/** A code is never sent again by itself, although the call is a GET (CONF-017). */
const sendCode = fromPromise<SentCode, SendAsk>(({ input: { method }, signal }) => asked('GET /sendtrusteddevice', { method }, signal));

/** What the check of the device can do; the chart itself is in trustedDevice.machine.ts. */
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
    verifyCode: verifyCodeMachine.provide({
      actors: {
        sendCode,
        resendCode: sendCode,
        confirmCode: fromPromise<unknown, ConfirmAsk>(({ input: { verificationCode }, signal }) =>
          asked('POST /confirmtrusteddevice', { verificationCode }, signal),
        ),
        checkCode: fromPromise<boolean, string>(async ({ signal }) => (await personAnew({ renewed: false }, signal)).trusted),
      },
    }),
  },
  guards: {
    mayChooseMethod: ({ context }) => context.codes.ways.length > 0,
    mayEnterCode: ({ context }) => context.codes.sent !== null,
    wentByEmail: ({ context }) => context.codes.sent?.method === 'email',
    isTrustedAlready: ({ event }) => heard<'GET /checktrusteddevice'>(event).trusted,
    isTrusted: (_, { person }: { person: Person | null }) => person?.trusted === true,
    isConfirmed: (_, { kind }: Pick<VerifyCodeOutcome, 'kind'>) => kind === 'confirmed',
    isMissed: (_, { kind }: Pick<VerifyCodeOutcome, 'kind'>) => kind === 'missed',
  },
  actions: {
    keepWays: assign(({ context, event }) => rules.withWays(context, heard<'GET /checktrusteddevice'>(event))),
    // where the last code went, and how many were wrong, outlive the screens of the code
    keepCodes: assign({ codes: (_, { codes }: { codes: Codes }) => codes }),
    keepTrusted: assign({ outcome: (_, { person }: { person: Person | null }) => rules.outcomeOf(person) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
  },
});

/**
 * The password was right, the device is strange: a code, once, before anything else. Whoever gives up or fails is signed out.
 * Spec: portal §2 "TrustedDevice"; ROUTE-026 to -030, FLOW-AUTH-15, CONF-017.
 */
import { assign, setup } from 'xstate';
import { call } from '../../services/actors/call.ts';
import { readPerson } from '../../services/actors/person.ts';
import * as codes from '../kit/codes.rules.ts';
import { RESEND_PAUSE_MS } from '../kit/codes.rules.ts';
import { codeGuards } from '../kit/codes.states.ts';
import type { SentCode } from '../kit/codes.types.ts';
import { failureIn, heard } from '../kit/heard.ts';
import { personIn } from '../kit/personIn.ts';
import * as rules from './trustedDevice.rules.ts';
import { code, email, method, warning } from './trustedDevice.states.ts';
import type { TrustedDeviceContext, TrustedDeviceEvent, TrustedDeviceInput, TrustedDeviceOutcome } from './trustedDevice.types.ts';
import { trustedDeviceWords } from './trustedDevice.words.ts';

export const trustedDeviceMachine = setup({
  types: {} as {
    input: TrustedDeviceInput;
    context: TrustedDeviceContext;
    events: TrustedDeviceEvent;
    output: TrustedDeviceOutcome;
    tags: 'busy';
  },
  actors: {
    checkDevice: call('GET /checktrusteddevice'),
    sendCode: call('GET /sendtrusteddevice'),
    resendCode: call('GET /sendtrusteddevice'),
    confirmCode: call('POST /confirmtrusteddevice'),
    readPerson,
  },
  guards: {
    ...codeGuards,
    isTrustedAlready: ({ event }) => heard<'GET /checktrusteddevice'>(event).trusted,
    isTrusted: ({ event }) => personIn(event).trusted,
    wentByEmail: ({ context }) => context.codes.sent?.method === 'email',
    wasLast: ({ context, event }) => rules.wasLast(context, failureIn(event)),
    wasWrong: ({ event }) => rules.wasWrong(failureIn(event)),
    isForbidden: ({ event }) => rules.isForbidden(failureIn(event)),
    isUnclear: ({ event }) => rules.isUnclear(failureIn(event)),
  },
  actions: {
    forgetCodeProblems: assign(({ context }) => codes.forgetProblems(context)),
    keepMethodMissing: assign(({ context }) => codes.withMethodMissing(context)),
    keepSentCode: assign(({ context }, { sent }: { sent: SentCode }) => codes.withSent(context, sent, context.settings)),
    keepSendFailure: assign(({ context, event }) => codes.withSendFailure(context, failureIn(event))),
    keepCodeProblem: assign(({ context, event }) => codes.withCodeProblem(context, event)),
    keepCodeRefusal: assign(({ context, event }) => codes.withRefusal(context, failureIn(event))),
    keepPauseOver: assign(({ context }) => codes.withPauseOver(context)),
    keepWays: assign(({ context, event }) => rules.withWays(context, heard<'GET /checktrusteddevice'>(event))),
    countWrong: assign({ wrongCodes: ({ context }) => context.wrongCodes + 1 }),
    keepTrusted: assign({ outcome: ({ event }) => rules.trusted(personIn(event)) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
  },
  delays: { resendPause: RESEND_PAUSE_MS },
}).createMachine({
  id: 'trustedDevice',
  meta: trustedDeviceWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => context.outcome,
  initial: 'warning',
  states: { warning, method, code, email, closed: { type: 'final' } },
});

/**
 * Two screens that several flows have: choosing how a code is to come, and entering it. The flow gives the names of the screens as input and
 * the three calls by `provide`. Decision 029. Spec: FLOW-AUTH-02, -13, -14, -18; ROUTE-008, -009, -016, -017.
 */
import { assign, fromPromise, setup } from 'xstate';
import * as codes from '../kit/codes.rules.ts';
import type { SentCode } from '../kit/codes.types.ts';
import { failureIn } from '../kit/heard.ts';
import * as rules from './verifyCode.rules.ts';
import type { ConfirmAsk, SendAsk, VerifyCodeContext, VerifyCodeEvent, VerifyCodeInput, VerifyCodeOutcome } from './verifyCode.rules.ts';
import { verifyCodeWords } from './verifyCode.words.ts';

const missing = (call: string) => Promise.reject(new Error(`${call} was not provided by the flow that verifies a code`));

/** While the service is asked no address leads elsewhere. */
const stay = { 'xstate.route': {} } as const;

const verifyCodeSetup = setup({
  types: {} as {
    input: VerifyCodeInput;
    context: VerifyCodeContext;
    events: VerifyCodeEvent;
    output: VerifyCodeOutcome;
    tags: 'busy';
  },
  actors: {
    sendCode: fromPromise<SentCode, SendAsk>(() => missing('sendCode')),
    resendCode: fromPromise<SentCode, SendAsk>(() => missing('resendCode')),
    confirmCode: fromPromise<unknown, ConfirmAsk>(() => missing('confirmCode')),
  },
  guards: {
    opensCode: ({ context }) => context.screen === 'VerificationCode',
    methodIsOffered: ({ context, event }) => codes.chosenWay(context, event) !== undefined,
    codeIsRight: ({ event }) => codes.codeIsRight(event),
    mayResend: ({ context }) => context.codes.mayResend,
    mayChooseMethod: ({ context }) => context.codes.ways.length > 0,
    mayEnterCode: ({ context }) => rules.mayEnterCode(context),
    mayBeMissed: ({ context }) => rules.mayBeMissed(context),
    endsSending: ({ context, event }) => rules.endsSending(context, failureIn(event)),
    endsConfirming: ({ context, event }) => rules.endsConfirming(context, failureIn(event)),
  },
  actions: {
    forgetProblems: assign(({ context }) => codes.forgetProblems(context)),
    keepSent: assign(({ context }, sent: SentCode) => codes.withSent(context, sent, context.settings)),
    keepSendFailure: assign(({ context, event }) => codes.withSendFailure(context, failureIn(event))),
    keepEnd: assign(({ context, event }) => rules.withEnd(context, failureIn(event))),
  },
  delays: { resendPause: codes.RESEND_PAUSE_MS },
});

/** Spec: ROUTE-009, ROUTE-017, FLAG-003. */
const method = verifyCodeSetup.createStateConfig({
  id: 'VerificationMethod',
  route: { guard: 'mayChooseMethod', actions: 'forgetProblems' },
  entry: assign({ screen: 'VerificationMethod' }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'method.chosen': [
          { guard: 'methodIsOffered', target: 'sending', actions: 'forgetProblems' },
          { actions: assign(({ context }) => codes.withMethodMissing(context)) },
        ],
      },
    },
    sending: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context, event }) => rules.sendAsk(context, event),
        onDone: { target: '#VerificationCode', actions: { type: 'keepSent', params: ({ event }) => event.output } },
        onError: [
          { guard: 'endsSending', target: '#verifyCode.closed', actions: 'keepEnd' },
          { target: 'asking', actions: 'keepSendFailure' },
        ],
      },
    },
  },
});

/** Another code may be asked for after a pause. Spec: ROUTE-008, ROUTE-016, FLOW-AUTH-14. */
const code = verifyCodeSetup.createStateConfig({
  id: 'VerificationCode',
  route: { guard: 'mayEnterCode', actions: 'forgetProblems' },
  entry: assign({ screen: 'VerificationCode' }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        'code.submitted': [
          { guard: 'codeIsRight', target: 'confirming', actions: 'forgetProblems' },
          { actions: assign(({ context, event }) => codes.withCodeProblem(context, event)) },
        ],
        'method.changeChosen': { target: '#VerificationMethod', actions: 'forgetProblems' },
        'code.missed': { guard: 'mayBeMissed', target: '#verifyCode.closed', actions: assign({ kind: 'missed' }) },
      },
      initial: 'pausing',
      states: {
        pausing: {
          always: { guard: 'mayResend', target: 'ready' },
          after: { resendPause: { target: 'ready', actions: assign(({ context }) => codes.withPauseOver(context)) } },
        },
        ready: { on: { 'code.resendChosen': { target: '#VerificationCode.resending', actions: 'forgetProblems' } } },
      },
    },
    confirming: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'confirmCode',
        src: 'confirmCode',
        input: ({ context, event }) => rules.confirmAsk(context, event),
        onDone: { target: '#verifyCode.closed', actions: assign({ kind: 'confirmed' }) },
        onError: [
          { guard: 'endsConfirming', target: '#verifyCode.closed', actions: 'keepEnd' },
          { target: 'asking', actions: assign(({ context, event }) => codes.withRefusal(context, failureIn(event))) },
        ],
      },
    },
    resending: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'resendCode',
        src: 'resendCode',
        input: ({ context }) => rules.resendAsk(context),
        onDone: { target: 'asking', actions: { type: 'keepSent', params: ({ event }) => event.output } },
        onError: [
          { guard: 'endsSending', target: '#verifyCode.closed', actions: 'keepEnd' },
          { target: 'asking', actions: 'keepSendFailure' },
        ],
      },
    },
  },
});

export const verifyCodeMachine = verifyCodeSetup.createMachine({
  id: 'verifyCode',
  meta: verifyCodeWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'opening',
  on: { 'login.opened': { target: '.closed', actions: assign({ kind: 'left' }) } },
  states: {
    opening: { always: [{ guard: 'opensCode', target: 'code' }, { target: 'method' }] },
    method,
    code,
    closed: { type: 'final' },
  },
});

import { assertEvent, assign } from 'xstate';
import { failureIn } from '../kit/failureIn.ts';
import { stay } from '../kit/stay.ts';
import * as codes from './codes.rules.ts';
import * as rules from './verifyCode.rules.ts';
import { verifyCodeSetup } from './verifyCode.setup.ts';

/** The customer cancels, or wants another username. */
const leave = {
  'flow.left': { target: '#verifyCode.closed', actions: { type: 'keepKind', params: 'left' } },
  'name.changeChosen': { guard: 'mayChangeName', target: '#verifyCode.closed', actions: { type: 'keepKind', params: 'anotherName' } },
} as const;

const onSendFailure = [
  { guard: 'endsSending', target: '#verifyCode.closed', actions: { type: 'keepEnd', params: 'sending' } },
  { target: 'waiting', actions: 'keepSendFailure' },
] as const;

/** Spec: ROUTE-009, ROUTE-017, FLAG-003. */
export const method = verifyCodeSetup.createStateConfig({
  id: 'VerificationMethod',
  route: { guard: 'mayChooseMethod', actions: 'forgetProblems' },
  entry: assign({ screen: 'VerificationMethod' }),
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        ...leave,
        'method.chosen': [
          {
            guard: { type: 'methodIsOffered', params: ({ event }) => event },
            target: 'sending',
            actions: [{ type: 'keepMethod', params: ({ event }) => event }, 'forgetProblems'],
          },
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
        input: ({ context }) => rules.sendAsk(context),
        onDone: { target: '#VerificationCode', actions: { type: 'keepSent', params: ({ event }) => event.output } },
        onError: onSendFailure,
      },
    },
  },
});

/** The customer may request another code after a pause. Spec: ROUTE-008, ROUTE-016, FLOW-AUTH-14. */
export const code = verifyCodeSetup.createStateConfig({
  id: 'VerificationCode',
  route: { guard: 'mayEnterCode', actions: 'forgetProblems' },
  entry: assign({ screen: 'VerificationCode' }),
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        ...leave,
        'code.submitted': [
          { guard: { type: 'codeIsRight', params: ({ event }) => event }, target: 'confirming', actions: 'forgetProblems' },
          { actions: assign(({ context, event }) => codes.withCodeProblem(context, event.code)) },
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
        input: ({ context, event }) => {
          assertEvent(event, 'code.submitted'); // the code is never in the context (STORE-011)
          return rules.confirmAsk(context, event.code);
        },
        onDone: 'confirmed',
        onError: [
          { guard: 'endsConfirming', target: '#verifyCode.closed', actions: { type: 'keepEnd', params: 'confirming' } },
          { guard: 'mustCheck', target: 'checking', actions: 'keepRefusal' },
          { target: 'waiting', actions: 'keepRefusal' },
        ],
      },
    },
    // the response was lost: ask the service whether it accepted the code
    checking: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context: { username } }) => username,
        onDone: [{ guard: { type: 'wasTaken', params: ({ event }) => event.output }, target: 'confirmed' }, { target: 'waiting' }],
        onError: 'waiting',
      },
    },
    confirmed: {
      entry: assign({ kind: 'confirmed' }),
      always: [{ guard: 'readsPerson', target: 'reading' }, { target: '#verifyCode.closed' }],
    },
    reading: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'readPerson',
        src: 'readPerson',
        input: ({ context }) => rules.personAsk(context),
        onDone: { target: '#verifyCode.closed', actions: assign({ person: ({ event }) => event.output }) },
        onError: { target: 'unread', actions: assign({ personFailure: ({ event }) => failureIn(event) }) },
      },
    },
    unread: {
      on: {
        ...stay,
        'retry.chosen': { target: 'reading', actions: assign({ personFailure: null }) },
        'flow.left': { guard: 'mayLeaveUnread', target: '#verifyCode.closed', actions: assign({ kind: 'left' }) },
      },
    },
    resending: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'resendCode',
        src: 'resendCode',
        input: ({ context }) => rules.resendAsk(context),
        onDone: { target: 'waiting', actions: { type: 'keepSent', params: ({ event }) => event.output } },
        onError: onSendFailure,
      },
    },
  },
});

import { assign } from 'xstate';
import * as codes from './codes.rules.ts';
import * as rules from './verifyCode.rules.ts';
import { verifyCodeSetup } from './verifyCode.setup.ts';

/** While the service is asked no address leads elsewhere. */
const stay = { 'xstate.route': {} } as const;

/** The customer gives up, or wants another name. */
const leave = {
  'flow.left': { target: '#verifyCode.closed', actions: { type: 'keepKind', params: 'left' } },
  'name.changeChosen': { guard: 'mayChangeName', target: '#verifyCode.closed', actions: { type: 'keepKind', params: 'anotherName' } },
} as const;

/** Spec: ROUTE-009, ROUTE-017, FLAG-003. */
export const method = verifyCodeSetup.createStateConfig({
  id: 'VerificationMethod',
  route: { guard: 'mayChooseMethod', actions: 'forgetProblems' },
  entry: assign({ screen: 'VerificationMethod' }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        ...leave,
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
          { guard: 'endsSending', target: '#verifyCode.closed', actions: { type: 'keepEnd', params: 'sending' } },
          { target: 'asking', actions: 'keepSendFailure' },
        ],
      },
    },
  },
});

/** Another code may be asked for after a pause. Spec: ROUTE-008, ROUTE-016, FLOW-AUTH-14. */
export const code = verifyCodeSetup.createStateConfig({
  id: 'VerificationCode',
  route: { guard: 'mayEnterCode', actions: 'forgetProblems' },
  entry: assign({ screen: 'VerificationCode' }),
  initial: 'asking',
  states: {
    asking: {
      on: {
        ...leave,
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
        onDone: 'confirmed',
        onError: [
          { guard: 'endsConfirming', target: '#verifyCode.closed', actions: { type: 'keepEnd', params: 'confirming' } },
          { guard: 'mustCheck', target: 'checking', actions: 'keepRefusal' },
          { target: 'asking', actions: 'keepRefusal' },
        ],
      },
    },
    // the answer was lost: the service says whether the code was taken
    checking: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context: { username } }) => username,
        onDone: [{ guard: { type: 'wasTaken', params: ({ event }) => event.output }, target: 'confirmed' }, { target: 'asking' }],
        onError: 'asking',
      },
    },
    confirmed: {
      entry: assign({ kind: 'confirmed' }),
      always: [{ guard: 'readsPerson', target: 'reading' }, { target: '#verifyCode.closed' }],
    },
    // the code has changed what is known of the customer
    reading: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'readPerson',
        src: 'readPerson',
        input: ({ context }) => rules.personAsk(context),
        onDone: { target: '#verifyCode.closed', actions: 'keepPerson' },
        onError: { target: 'unread', actions: 'keepPersonFailure' },
      },
    },
    unread: {
      on: {
        ...stay,
        'retry.chosen': { target: 'reading', actions: 'forgetPersonFailure' },
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
        onDone: { target: 'asking', actions: { type: 'keepSent', params: ({ event }) => event.output } },
        onError: [
          { guard: 'endsSending', target: '#verifyCode.closed', actions: { type: 'keepEnd', params: 'sending' } },
          { target: 'asking', actions: 'keepSendFailure' },
        ],
      },
    },
  },
});

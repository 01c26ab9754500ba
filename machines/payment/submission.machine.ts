import { and, assign } from 'xstate';
import { attempting, notingHistory } from './attempting.states.ts';
import * as rules from './submission.rules.ts';
import { submissionSetup } from './submission.setup.ts';
import { submissionWords } from './submission.words.ts';

/**
 * One intent to pay, charged at most once: one key for it, kept before the POST, reused on every send, looked up when an answer is lost,
 * and fenced before anybody says "not sent". Runs beside ReviewPayment and PaymentProcessing; which of them shows is its standing.
 * Spec: portal §4 "Payment submission" (FLOW-PAY-01 to 06, 09; POLL; CONF-007, CONF-009, CONF-037).
 */
export const submissionMachine = submissionSetup.createMachine({
  id: 'submission',
  meta: submissionWords,
  context: ({ input }) => rules.begin(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'arriving',
  states: {
    arriving: {
      always: [
        { guard: and(['isFollowed', 'isAcknowledged']), target: 'attempting.polling' },
        { guard: 'isFollowed', target: 'attempting.open' },
        { target: 'minting' },
      ],
    },
    minting: {
      invoke: { id: 'newKey', src: 'newKey', onDone: { target: 'timing', actions: assign({ key: ({ event }) => event.output }) } },
    },
    timing: {
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: { target: 'ready', actions: assign({ startedAt: ({ event }) => event.output.now }) },
      },
    },
    ready: {
      invoke: notingHistory,
      always: { guard: 'isAskedAgain', target: 'attempting', actions: ['forgetAgain', 'forgetPast'] },
      on: { 'payment.submitted': { target: 'attempting', actions: 'forgetPast' } },
    },
    attempting,
    // Pay may be pressed again; when the other tab is done the amounts here are no longer true
    elsewhere: {
      invoke: [notingHistory, { id: 'watchOtherTab', src: 'watchOtherTab', input: ({ context }) => ({ loanId: context.loanId }) }],
      on: { 'payment.submitted': { target: 'attempting', actions: 'forgetPast' }, 'tab.freed': 'closed' },
    },
    // only now may anybody say "not sent": the fenced key is dead, and with it every send of it
    renewing: {
      entry: ['forgetAttempt', 'keepNotSent'],
      invoke: {
        id: 'forgetInFlight',
        src: 'forgetInFlight',
        input: rules.whose,
        onDone: [{ guard: 'maySend', target: 'minting' }, { target: 'closed' }],
        onError: [{ guard: 'maySend', target: 'minting' }, { target: 'closed' }],
      },
    },
    closing: { invoke: { id: 'forgetInFlight', src: 'forgetInFlight', input: rules.whose, onDone: 'closed', onError: 'closed' } },
    closed: { type: 'final' },
  },
});

import { and, assign, not } from 'xstate';
import * as rules from './submission.rules.ts';
import { submissionSetup } from './submission.setup.ts';

/**
 * One intent to pay, charged at most once: one key for it, kept before the POST, reused on every send, looked up when an answer is lost,
 * and fenced before anybody says "not sent". Runs beside ReviewPayment and PaymentProcessing; which of them shows is its standing.
 * Spec: portal §4 "Payment submission" (FLOW-PAY-01 to 06, 09; POLL; CONF-007, CONF-009, CONF-037).
 */
export const submissionMachine = submissionSetup.createMachine({
  id: 'submission',
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
      always: { guard: 'isAskedAgain', target: 'attempting', actions: ['forgetAgain', 'forgetPast'] },
      on: { 'payment.submitted': { target: 'attempting', actions: 'forgetPast' } },
    },
    attempting: {
      invoke: { id: 'holdTab', src: 'holdTab', input: ({ context }) => ({ loanId: context.loanId }) },
      initial: 'holding',
      states: {
        holding: { on: { 'tab.held': 'sending', 'tab.refused': { target: '#submission.ready', actions: 'keepElsewhere' } } },
        sending: {
          invoke: {
            id: 'sending',
            src: 'sending',
            input: ({ context }) => rules.sendAsk(context),
            onDone: [
              { guard: 'wasAccepted', target: 'polling', actions: 'keepSent' },
              { guard: 'wasAbandoned', target: '#submission.renewing', actions: 'keepSent' },
              // a no to this send is none to an earlier one that may still arrive
              { guard: and(['wasRefused', 'isLoose']), target: 'fencing', actions: 'keepSent' },
              { guard: 'wasRefused', target: '#submission.closing', actions: 'keepSent' },
              { target: 'unknown', actions: 'keepSent' },
            ],
          },
        },
        polling: {
          invoke: {
            id: 'polling',
            src: 'following',
            input: ({ context }) => rules.followAsk(context, 'poll'),
            onDone: [
              { guard: 'foundDecided', target: '#submission.closing', actions: 'keepFound' },
              { target: 'fencing', actions: 'keepLate' },
            ],
          },
        },
        unknown: {
          on: {
            'payment.submitted': 'checking',
            'attempt.dropped': { target: 'fencing', actions: 'keepDrop' },
          },
          invoke: {
            id: 'looking',
            src: 'following',
            input: ({ context }) => rules.followAsk(context, 'unknown'),
            onDone: [
              { guard: 'foundDecided', target: '#submission.closing', actions: 'keepFound' },
              { guard: 'foundPending', target: 'polling' },
              { target: 'fencing' },
            ],
          },
        },
        // CONF-009: before the same intent is sent once more, the lender is asked whether it has it already
        checking: {
          invoke: {
            id: 'checking',
            src: 'following',
            input: ({ context }) => rules.followAsk(context, 'check'),
            onDone: [
              { guard: 'foundDecided', target: '#submission.closing', actions: 'keepFound' },
              { guard: 'foundPending', target: 'polling' },
              { target: 'sending' },
            ],
          },
        },
        fencing: {
          on: { 'payment.submitted': { guard: 'maySend', actions: 'keepAgain' }, 'attempt.dropped': { actions: 'keepDrop' } },
          invoke: {
            id: 'fencePayment',
            src: 'fencePayment',
            input: ({ context }) => rules.fenceAsk(context),
            onDone: [
              { guard: and(['isFenced', 'isRefused']), target: '#submission.closing' },
              { guard: 'isFenced', target: '#submission.renewing' },
              { guard: and(['isAccepted', not('isLate')]), target: 'polling', actions: 'forgetRefusal' },
              { guard: 'isAccepted', target: 'open', actions: 'forgetRefusal' },
              { target: 'open', actions: 'keepSilent' },
            ],
            onError: [
              { guard: 'isShown', target: 'open' },
              { guard: 'isAskedAgain', target: 'checking', actions: 'forgetAgain' },
              { target: 'unknown' },
            ],
          },
        },
        open: {
          invoke: {
            id: 'waiting',
            src: 'following',
            input: ({ context }) => rules.followAsk(context, context.silent ? 'wait' : 'open'),
            onDone: [{ guard: 'foundDecided', target: '#submission.closing', actions: 'keepFound' }, { target: 'fencing' }],
          },
        },
      },
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

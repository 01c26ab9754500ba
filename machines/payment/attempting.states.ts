import * as rules from './submission.rules.ts';
import type { SubmissionContext } from './submission.types.ts';

type From = { context: SubmissionContext };

/** How the loan's history looks before the payment: by then a lender that ignores keys can still be found out. Spec: CONF-009. */
export const notingHistory = {
  id: 'getHistory',
  src: 'getHistory',
  input: ({ context }: From) => rules.historyAsk(context),
  onDone: { actions: 'keepLastEntry' },
  onError: { actions: 'forgetLastEntry' },
} as const;

/**
 * From the press of PAY until the outcome is known: sent, followed, looked up, fenced. One tab at a time pays a loan.
 * Spec: portal §4 "Payment submission" (FLOW-PAY-03, 06, 09; CONF-007, CONF-009); quality §1.3, §1.4.
 */
export const attempting = {
  invoke: { id: 'holdTab', src: 'holdTab', input: ({ context }: From) => ({ loanId: context.loanId }) },
  initial: 'holding',
  states: {
    holding: { on: { 'tab.held': 'sending', 'tab.refused': { target: '#submission.elsewhere', actions: 'keepElsewhere' } } },
    sending: {
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context }: From) => rules.sendAsk(context),
        onDone: [
          { guard: 'wasAccepted', target: 'polling', actions: 'keepSent' },
          { guard: 'wasAbandoned', target: '#submission.renewing', actions: 'keepSent' },
          // a no to this send is none to an earlier one that may still arrive
          { guard: 'wasRefusedLoosely', target: 'fencing', actions: 'keepSent' },
          { guard: 'wasRefused', target: '#submission.closing', actions: 'keepSent' },
          { target: 'unknown', actions: 'keepSent' },
        ],
      },
    },
    polling: {
      invoke: {
        id: 'polling',
        src: 'following',
        input: ({ context }: From) => rules.followAsk(context, 'poll'),
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
        input: ({ context }: From) => rules.followAsk(context, 'unknown'),
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
        input: ({ context }: From) => rules.followAsk(context, 'check'),
        onDone: [
          { guard: 'foundDecided', target: '#submission.closing', actions: 'keepFound' },
          { guard: 'foundPending', target: 'polling' },
          { guard: 'maySearch', target: 'searching' },
          { target: 'sending' },
        ],
      },
    },
    // a lender that ignores keys knows nothing of the attempt: the loan's history may. Where that cannot be read nothing is sent
    searching: {
      invoke: {
        id: 'searching',
        src: 'searching',
        input: ({ context }: From) => rules.searchAsk(context, 'check'),
        onDone: [
          { guard: 'foundDecided', target: '#submission.closing', actions: 'keepFound' },
          { guard: 'foundMissing', target: 'sending' },
          { target: 'unknown' },
        ],
      },
    },
    fencing: {
      on: { 'payment.submitted': { guard: 'maySend', actions: 'keepAgain' }, 'attempt.dropped': { actions: 'keepDrop' } },
      invoke: {
        id: 'fencePayment',
        src: 'fencePayment',
        input: ({ context }: From) => rules.fenceAsk(context),
        onDone: [
          { guard: 'isFencedNo', target: '#submission.closing' },
          { guard: 'isFenced', target: '#submission.renewing' },
          { guard: 'isAcceptedInTime', target: 'polling', actions: 'forgetRefusal' },
          { guard: 'isAccepted', target: 'open', actions: 'forgetRefusal' },
          { guard: 'maySearch', target: 'unconfirmed', actions: 'keepSilent' },
          { target: 'open', actions: 'keepSilent' },
        ],
        onError: [
          { guard: 'isShown', target: 'open' },
          { guard: 'isAskedAgain', target: 'checking', actions: 'forgetAgain' },
          { target: 'unknown' },
        ],
      },
    },
    // neither a fence nor a key: only the history tells, and only a yes
    unconfirmed: {
      invoke: {
        id: 'awaiting',
        src: 'searching',
        input: ({ context }: From) => rules.searchAsk(context, 'wait'),
        onDone: { target: '#submission.closing', actions: 'keepFound' },
      },
    },
    open: {
      invoke: {
        id: 'waiting',
        src: 'following',
        input: ({ context }: From) => rules.followAsk(context, context.silent ? 'wait' : 'open'),
        onDone: [{ guard: 'foundDecided', target: '#submission.closing', actions: 'keepFound' }, { target: 'fencing' }],
      },
    },
  },
} as const;

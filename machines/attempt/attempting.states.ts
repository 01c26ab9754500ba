import * as rules from './attempt.rules.ts';
import { attemptSetup } from './attempt.setup.ts';

/**
 * From the submit until the outcome is known: sent, followed, looked up, fenced. One tab at a time moves money of a loan.
 * Spec: portal §4 "Payment submission" (FLOW-PAY-03, 06, 09; CONF-007, CONF-009); quality §1.3, §1.4.
 */
export const attempting = attemptSetup.createStateConfig({
  invoke: { id: 'holdTab', src: 'holdTab', input: ({ context }) => ({ loanId: context.loanId }) },
  initial: 'holding',
  states: {
    holding: { on: { 'tab.held': 'sending', 'tab.refused': { target: '#attempt.elsewhere', actions: 'keepElsewhere' } } },
    sending: {
      invoke: {
        id: 'sending',
        src: 'sending',
        input: ({ context }) => rules.sendInput(context),
        onDone: [
          {
            guard: { type: 'wasAccepted', params: ({ event }) => event.output },
            target: 'polling',
            actions: { type: 'keepSent', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasAbandoned', params: ({ event }) => event.output },
            target: '#attempt.renewing',
            actions: { type: 'keepSent', params: ({ event }) => event.output },
          },
          // a no to this send is none to an earlier one that may still arrive
          {
            guard: { type: 'wasRefusedLoosely', params: ({ event }) => event.output },
            target: 'fencing',
            actions: { type: 'keepSent', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'wasRefused', params: ({ event }) => event.output },
            target: '#attempt.closing',
            actions: { type: 'keepSent', params: ({ event }) => event.output },
          },
          { target: 'unknown', actions: { type: 'keepSent', params: ({ event }) => event.output } },
        ],
      },
    },
    polling: {
      invoke: {
        id: 'polling',
        src: 'following',
        input: ({ context }) => rules.followInput(context, 'poll'),
        onDone: [
          {
            guard: { type: 'foundDecided', params: ({ event }) => event.output },
            target: '#attempt.closing',
            actions: { type: 'keepFound', params: ({ event }) => event.output },
          },
          { target: 'fencing', actions: 'keepLate' },
        ],
      },
    },
    unknown: {
      on: {
        'attempt.submitted': 'checking',
        'attempt.dropped': { target: 'fencing', actions: 'keepDrop' },
      },
      invoke: {
        id: 'looking',
        src: 'following',
        input: ({ context }) => rules.followInput(context, 'unknown'),
        onDone: [
          {
            guard: { type: 'foundDecided', params: ({ event }) => event.output },
            target: '#attempt.closing',
            actions: { type: 'keepFound', params: ({ event }) => event.output },
          },
          { guard: { type: 'foundPending', params: ({ event }) => event.output }, target: 'polling' },
          { target: 'fencing' },
        ],
      },
    },
    // CONF-009: before the same intent is sent once more, the lender is asked whether it has it already
    checking: {
      invoke: {
        id: 'checking',
        src: 'following',
        input: ({ context }) => rules.followInput(context, 'check'),
        onDone: [
          {
            guard: { type: 'foundDecided', params: ({ event }) => event.output },
            target: '#attempt.closing',
            actions: { type: 'keepFound', params: ({ event }) => event.output },
          },
          { guard: { type: 'foundPending', params: ({ event }) => event.output }, target: 'polling' },
          { guard: 'maySearch', target: 'searching' },
          { target: 'sending' },
        ],
      },
    },
    // a lender that ignores keys knows nothing of the attempt: the history may. Where that cannot be read nothing is sent
    searching: {
      invoke: {
        id: 'searching',
        src: 'searching',
        input: ({ context }) => rules.searchInput(context, 'check'),
        onDone: [
          {
            guard: { type: 'foundDecided', params: ({ event }) => event.output },
            target: '#attempt.closing',
            actions: { type: 'keepFound', params: ({ event }) => event.output },
          },
          { guard: { type: 'foundMissing', params: ({ event }) => event.output }, target: 'sending' },
          { target: 'unknown' },
        ],
      },
    },
    fencing: {
      on: { 'attempt.submitted': { guard: 'maySend', actions: 'keepAgain' }, 'attempt.dropped': { actions: 'keepDrop' } },
      invoke: {
        id: 'fence',
        src: 'fence',
        input: ({ context }) => rules.fenceInput(context),
        onDone: [
          { guard: { type: 'isFencedNo', params: ({ event }) => event.output }, target: '#attempt.closing' },
          { guard: { type: 'isFenced', params: ({ event }) => event.output }, target: '#attempt.renewing' },
          { guard: { type: 'isAcceptedInTime', params: ({ event }) => event.output }, target: 'polling', actions: 'forgetRefusal' },
          { guard: { type: 'isAccepted', params: ({ event }) => event.output }, target: 'open', actions: 'forgetRefusal' },
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
        input: ({ context }) => rules.searchInput(context, 'wait'),
        onDone: { target: '#attempt.closing', actions: { type: 'keepFound', params: ({ event }) => event.output } },
      },
    },
    open: {
      invoke: {
        id: 'waiting',
        src: 'following',
        input: ({ context }) => rules.followInput(context, context.silent ? 'wait' : 'open'),
        onDone: [
          {
            guard: { type: 'foundDecided', params: ({ event }) => event.output },
            target: '#attempt.closing',
            actions: { type: 'keepFound', params: ({ event }) => event.output },
          },
          { target: 'fencing' },
        ],
      },
    },
  },
});

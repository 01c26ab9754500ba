import * as rules from './attempt.rules.ts';
import { attemptSetup } from './attempt.setup.ts';
import { checking, open, polling, searching, unconfirmed, unknown } from './lookups.states.ts';

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
          // this send is refused, but an earlier one may still arrive
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
    polling,
    unknown,
    checking,
    searching,
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
          { guard: 'isShown', target: 'open', actions: 'keepFenceFailed' },
          { guard: 'isAskedAgain', target: 'checking', actions: 'forgetAgain' },
          { target: 'unknown' },
        ],
      },
    },
    unconfirmed,
    open,
  },
});

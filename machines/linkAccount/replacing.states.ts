import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import * as rules from './linkAccount.rules.ts';
import { linkAccountSetup } from './linkAccount.setup.ts';
import type { Proof } from './linkAccount.types.ts';
import { BOUND, renewing, unread } from './linking.states.ts';

export const keepProof = { type: 'keepProof', params: ({ event }: { event: Proof }) => event } as const;

/** The same after a lookup and from a mailed link. A proof that arrives twice counts once. */
export const proving = linkAccountSetup.createStateConfig({
  tags: BOUND,
  on: stay,
  invoke: {
    id: 'proveReplacement',
    src: 'proveReplacement',
    input: ({ context }) => rules.proofAsk(context),
    onDone: [{ guard: { type: 'isReplaced', params: ({ event }) => event.output }, target: 'renewing' }, { target: 'checking' }],
    onError: [
      { guard: 'isOver', target: 'expired', actions: 'keepFailure' },
      { guard: 'isUnclear', target: 'checking', actions: 'keepFailure' },
      { target: 'entering', actions: 'keepFailure' },
    ],
  },
});

export const startAgain = {
  'linking.chosen': { target: '#LinkAccount', actions: 'startAgain' },
  'flow.left': '#linkAccount.closed',
} as const;

/** The customer sees what replaces what, and the consequences, and then confirms with username and password. Spec: ROUTE-025, FLOW-LINK-04. */
export const replacing = linkAccountSetup.createStateConfig({
  id: 'ReplaceAccount',
  initial: 'gathering',
  states: {
    gathering: {
      tags: 'busy',
      on: stay,
      invoke: {
        id: 'getAccounts',
        src: 'getAccounts',
        input: {},
        onDone: { target: 'entering', actions: assign({ loans: ({ event }) => event.output.loans }) },
        onError: { target: 'ungathered', actions: 'keepFailure' },
      },
    },
    // without the loans there is nothing to confirm
    ungathered: { on: { ...startAgain, 'retry.chosen': { target: 'gathering', actions: 'forgetFailure' } } },
    entering: {
      on: {
        ...startAgain,
        'replacement.confirmed': [
          { guard: { type: 'mayProve', params: ({ event }) => rules.proofProblems(event) }, target: 'proving', actions: keepProof },
          { guard: { type: 'formIsRight', params: ({ event }) => rules.proofProblems(event) }, target: 'starting', actions: keepProof },
          { target: 'entering', actions: keepProof },
        ],
      },
    },
    starting: {
      tags: BOUND,
      on: stay,
      invoke: {
        id: 'startReplacement',
        src: 'startReplacement',
        input: ({ context }) => rules.replaceAsk(context),
        onDone: [
          { guard: { type: 'isReplaced', params: ({ event }) => event.output }, target: 'renewing' },
          { guard: { type: 'isPending', params: ({ event }) => event.output }, target: 'proving', actions: 'keepStarted' },
          { target: 'expired' },
        ],
        onError: [
          { guard: 'isUnclear', target: 'checking', actions: 'keepFailure' },
          { target: 'entering', actions: 'keepFailure' },
        ],
      },
    },
    proving,
    // a response was lost: the portal reads the status and repeats nothing (quality §1)
    checking: {
      tags: BOUND,
      on: stay,
      invoke: {
        id: 'readReplacement',
        src: 'readReplacement',
        input: ({ context }) => rules.replaceAsk(context),
        onDone: [
          { guard: { type: 'isReplaced', params: ({ event }) => event.output }, target: 'renewing' },
          { guard: { type: 'isPending', params: ({ event }) => event.output }, target: 'entering', actions: 'keepStarted' },
          { guard: { type: 'isOffered', params: ({ event }) => event.output }, target: 'entering' },
          { target: 'expired' },
        ],
        onError: { target: 'doubtful', actions: 'keepFailure' },
      },
    },
    doubtful: { on: { ...stay, 'retry.chosen': { target: 'checking', actions: 'forgetFailure' }, 'flow.left': '#linkAccount.closed' } },
    expired: { on: startAgain },
    renewing,
    unread,
  },
});

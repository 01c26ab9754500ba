import * as rules from './linkAccount.rules.ts';
import { BOUND, renewal, stay } from './linkAccount.states.ts';
import type { LinkAccountContext } from './linkAccount.types.ts';

type At = { context: LinkAccountContext };

/** What a confirmation leads to, whether the account was found in this visit or the link was mailed. Asked twice it counts once. */
const proof = {
  id: 'proveReplacement',
  src: 'proveReplacement',
  input: ({ context }: At) => rules.proofAsk(context),
  onDone: [{ guard: 'isReplaced', target: 'renewing' }, { target: 'checking' }],
  onError: [
    { guard: 'isOver', target: 'expired', actions: 'keepFailure' },
    { guard: 'isUnclear', target: 'checking', actions: 'keepFailure' },
    { target: 'asking', actions: 'keepFailure' },
  ],
} as const;

const startAgain = { 'linking.chosen': { target: '#LinkAccount', actions: 'startAgain' }, 'flow.left': '#linkAccount.closed' } as const;

/** What is replaced by what, and with which consequences, before the customer consents by name and password. Spec: ROUTE-025, FLOW-LINK-04. */
export const replacing = {
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
        onDone: { target: 'asking', actions: 'keepLoans' },
        onError: { target: 'ungathered', actions: 'keepFailure' },
      },
    },
    // nobody consents to what she cannot see
    ungathered: { on: { ...startAgain, 'retry.chosen': { target: 'gathering', actions: 'forgetFailure' } } },
    asking: {
      on: {
        ...startAgain,
        'replacement.confirmed': [
          { guard: 'mayProve', target: 'proving', actions: 'keepForm' },
          { guard: 'formIsRight', target: 'starting', actions: 'keepForm' },
          { target: 'asking', actions: 'keepForm' },
        ],
      },
    },
    starting: {
      tags: BOUND,
      on: stay,
      invoke: {
        id: 'startReplacement',
        src: 'startReplacement',
        input: ({ context }: At) => rules.replaceAsk(context),
        onDone: [
          { guard: 'isReplaced', target: 'renewing' },
          { guard: 'isPending', target: 'proving', actions: 'keepStarted' },
          { target: 'expired' },
        ],
        onError: [
          { guard: 'isUnclear', target: 'checking', actions: 'keepFailure' },
          { target: 'asking', actions: 'keepFailure' },
        ],
      },
    },
    proving: { tags: BOUND, on: stay, invoke: proof },
    // an answer was lost: how it stands is asked, nothing is done again (quality §1)
    checking: {
      tags: BOUND,
      on: stay,
      invoke: {
        id: 'readReplacement',
        src: 'readReplacement',
        input: ({ context }: At) => rules.replaceAsk(context),
        onDone: [
          { guard: 'isReplaced', target: 'renewing' },
          { guard: 'isPending', target: 'asking', actions: 'keepStarted' },
          { guard: 'isOffered', target: 'asking' },
          { target: 'expired' },
        ],
        onError: { target: 'doubtful', actions: 'keepFailure' },
      },
    },
    doubtful: { on: { ...stay, 'retry.chosen': { target: 'checking', actions: 'forgetFailure' }, 'flow.left': '#linkAccount.closed' } },
    expired: { on: startAgain },
    ...renewal,
  },
} as const;

/** The same from a mailed link, which carries what is to be confirmed. Spec: ROUTE-102, FLOW-LINK-05. */
export const confirming = {
  id: 'ConfirmAccountReplacement',
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasReturnId', target: 'asking', actions: 'tellDraft' }, { target: 'expired' }] },
    asking: {
      on: {
        'replacement.confirmed': [
          { guard: 'formIsRight', target: 'proving', actions: 'keepForm' },
          { target: 'asking', actions: 'keepForm' },
        ],
        'flow.left': '#linkAccount.closed',
      },
    },
    proving: { tags: BOUND, on: stay, invoke: proof },
    // the link does not say of which account it is: only her accounts tell whether it was done
    checking: {
      tags: BOUND,
      on: stay,
      invoke: {
        id: 'readPerson',
        src: 'readPerson',
        input: { renewed: true },
        onDone: [{ guard: 'hasOthers', target: '#linkAccount.closed', actions: 'keepLinked' }, { target: 'asking' }],
        onError: 'asking', // confirming once more counts once
      },
    },
    expired: { on: startAgain },
    ...renewal,
  },
} as const;

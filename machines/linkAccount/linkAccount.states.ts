import * as rules from './linkAccount.rules.ts';
import type { LinkAccountContext } from './linkAccount.types.ts';

type At = { context: LinkAccountContext };

/** While the service is asked no address leads elsewhere. */
export const stay = { 'xstate.route': {} } as const;

/** Asked, and not to be taken back: the app lets no other flow come in between (FLOW-LINK-04). */
export const BOUND = ['busy', 'bound'] as const;

/** The account is hers now; her tokens are to tell it. When they cannot be had, she is told that all the same. */
export const renewal = {
  renewing: {
    tags: BOUND,
    on: stay,
    invoke: {
      id: 'readPerson',
      src: 'readPerson',
      input: { renewed: true },
      onDone: { target: '#linkAccount.closed', actions: 'keepLinked' },
      onError: { target: 'unread', actions: 'keepFailure' },
    },
  },
  unread: { on: { ...stay, 'retry.chosen': { target: 'renewing', actions: 'forgetFailure' } } },
} as const;

/** Several customer records: which one to work with. Spec: portal §2 "AccountSelect" (ROUTE-020). */
export const accountSelect = {
  id: 'AccountSelect',
  route: {},
  initial: 'asking',
  on: {
    'brand.chosen': { guard: 'brandIsOpen', target: 'closed', actions: 'keepBrand' },
    'linking.chosen': { target: 'options' },
    'flow.left': 'closed',
  },
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'getAccounts',
        src: 'getAccounts',
        input: {},
        onDone: { target: 'shown', actions: 'keepLoans' },
        onError: { target: 'failed', actions: 'keepFailure' },
      },
    },
    shown: {},
    failed: { on: { 'retry.chosen': { target: 'asking', actions: 'forgetFailure' } } },
  },
} as const;

/** The lookup links at once, unless it finds an account that would have to take the place of another. Spec: ROUTE-023, FLOW-LINK-01 to -03. */
export const linking = {
  id: 'LinkAccount',
  route: {},
  initial: 'asking',
  states: {
    asking: {
      on: {
        'details.submitted': [
          { guard: 'formIsRight', target: 'finding', actions: ['keepForm', 'tellDraft'] },
          { target: 'asking', actions: 'keepForm' },
        ],
        'detail.typed': { actions: ['keepTyped', 'tellDraft'] },
        'flow.left': '#linkAccount.closed',
      },
    },
    finding: {
      tags: BOUND,
      on: stay,
      invoke: {
        id: 'findAccount',
        src: 'findAccount',
        input: ({ context }: At) => rules.lookupAsk(context),
        onDone: [
          { guard: 'wasLinked', target: 'renewing' },
          { target: '#ReplaceAccount', actions: 'keepOffer' },
        ],
        onError: [
          { guard: 'needsLoanNumber', target: 'asking', actions: 'askLoanNumber' },
          { guard: 'wasNotSent', target: 'asking', actions: 'keepFailure' },
          { guard: 'isUnclear', target: 'checking', actions: 'keepFailure' },
          { target: '#LinkAccountFailed', actions: 'keepFailure' },
        ],
      },
    },
    // the answer was lost: only her accounts tell whether it was done; nothing is looked up again by itself (CONF-017)
    checking: {
      tags: BOUND,
      on: stay,
      invoke: {
        id: 'readPerson',
        src: 'readPerson',
        input: { renewed: true },
        onDone: [{ guard: 'hasOthers', target: '#linkAccount.closed', actions: 'keepLinked' }, { target: '#LinkAccountFailed' }],
        onError: '#LinkAccountFailed',
      },
    },
    ...renewal,
  },
} as const;

import { stay } from '../kit/stay.ts';
import { linkAccountSetup } from './linkAccount.setup.ts';
import * as rules from './linkAccount.rules.ts';
import { BOUND, renewing, unread } from './linking.states.ts';
import { keepProof, proving, startAgain } from './replacing.states.ts';

/** Replacing an account from a mailed link, whose id names the replacement. Spec: ROUTE-102, FLOW-LINK-05. */
export const confirming = linkAccountSetup.createStateConfig({
  id: 'ConfirmAccountReplacement',
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasReturnId', target: 'asking', actions: 'updateDraft' }, { target: 'expired' }] },
    asking: {
      on: {
        'replacement.confirmed': [
          { guard: { type: 'formIsRight', params: ({ event }) => rules.proofProblems(event) }, target: 'proving', actions: keepProof },
          { target: 'asking', actions: keepProof },
        ],
        'flow.left': '#linkAccount.closed',
      },
    },
    proving,
    // the link does not name the account: only the customer's accounts show whether it is replaced
    checking: {
      tags: BOUND,
      on: stay,
      invoke: {
        id: 'readPerson',
        src: 'readPerson',
        input: { renewed: true },
        onDone: [
          {
            guard: { type: 'hasOthers', params: ({ event }) => event.output },
            target: '#linkAccount.closed',
            actions: { type: 'keepLinked', params: ({ event }) => event.output },
          },
          { target: 'asking' },
        ],
        onError: 'asking', // a second confirmation counts once
      },
    },
    expired: { on: startAgain },
    renewing,
    unread,
  },
});

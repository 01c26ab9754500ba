import { linkAccountSetup } from './linkAccount.setup.ts';
import * as rules from './linkAccount.rules.ts';
import { checkingAccounts, renewing, unread } from './linking.states.ts';
import { keepProof, proving, startAgain } from './replacing.states.ts';

/** Replacing an account from a mailed link, whose id names the replacement. Spec: ROUTE-102, FLOW-LINK-05. */
export const confirming = linkAccountSetup.createStateConfig({
  id: 'ConfirmAccountReplacement',
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasReturnId', target: 'entering', actions: 'updateDraft' }, { target: 'expired' }] },
    entering: {
      on: {
        'replacement.confirmed': [
          { guard: { type: 'formIsRight', params: ({ event }) => rules.proofProblems(event) }, target: 'proving', actions: keepProof },
          { target: 'entering', actions: keepProof },
        ],
        'flow.left': '#linkAccount.closed',
      },
    },
    proving,
    // the link does not name the account: only the customer's accounts show whether it is replaced
    checking: checkingAccounts('entering'), // a second confirmation counts once
    expired: { on: startAgain },
    renewing,
    unread,
  },
});

import { assign } from 'xstate';
import { accountDetails, statusBlocked } from './accountDetails.states.ts';
import { dashboard, home } from './accountLists.states.ts';
import * as place from './accounts.place.ts';
import * as rules from './accounts.rules.ts';
import { accountsSetup } from './accounts.setup.ts';
import { accountsWords } from './accounts.words.ts';

/**
 * The customer's accounts: Home (all brands), Dashboard (one brand), AccountDetails, AccountStatusBlocked. No money moves here, so the
 * customer can leave every waiting state. Spec: portal §2, §4; ROUTE-018, ROUTE-057, ROUTE-058, ROUTE-064, ROUTE-109.
 */
export const accountsMachine = accountsSetup.createMachine({
  id: 'accounts',
  meta: accountsWords,
  context: ({ input }) => place.atStart(input),
  output: ({ context }) => place.outcome(context),
  initial: 'starting',
  states: {
    starting: {
      tags: 'busy',
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: { target: 'arriving', actions: assign({ today: ({ event }) => rules.dayOf(event.output.now) }) },
      },
    },
    arriving: {
      always: [
        { guard: 'asksForLoan', target: 'details' },
        { guard: 'asksForBrand', target: 'dashboard' },
        {
          guard: 'hasOneBrand', // CONF-022
          target: 'dashboard',
          actions: assign({ brand: ({ context }) => rules.onlyBrand(context.person) }),
        },
        { target: 'home' },
      ],
    },
    home,
    dashboard,
    details: accountDetails,
    blocked: statusBlocked,
    closed: { type: 'final' },
  },
});

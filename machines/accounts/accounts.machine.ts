import { assign } from 'xstate';
import { accountDetails, statusBlocked } from './accountDetails.states.ts';
import { dashboard, home } from './accountLists.states.ts';
import { outcome } from './accounts.outcome.ts';
import { atStart } from './accounts.place.ts';
import * as rules from './accounts.rules.ts';
import { accountsSetup } from './accounts.setup.ts';
import { accountsWords } from './accounts.words.ts';

/**
 * The customer's accounts: Home (all brands), Dashboard (one brand), AccountDetails, ManageAccount, AccountStatusBlocked. No money moves here, so the
 * customer can leave every waiting state. Spec: portal §2, §4; ROUTE-018, ROUTE-057, ROUTE-058, ROUTE-063, ROUTE-064, ROUTE-109.
 */
export const accountsMachine = accountsSetup.createMachine({
  id: 'accounts',
  meta: accountsWords,
  context: ({ input }) => atStart(input),
  output: ({ context }) => outcome(context),
  initial: 'starting',
  states: {
    starting: {
      tags: 'busy',
      invoke: {
        id: 'readClock',
        src: 'readClock',
        onDone: [
          { guard: 'isFromStore', target: 'returning', actions: { type: 'keepToday', params: ({ event }) => event.output } },
          { target: 'arriving', actions: { type: 'keepToday', params: ({ event }) => event.output } },
        ],
      },
    },
    returning: {
      tags: 'busy',
      invoke: {
        id: 'ecommerceReturn',
        src: 'ecommerceReturn',
        onDone: { target: 'arriving', actions: assign({ isBack: ({ event }) => event.output.isFirst, fromStore: false }) },
      },
    },
    arriving: {
      always: [
        { guard: 'asksToManage', target: '#ManageAccount' },
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

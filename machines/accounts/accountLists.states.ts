import * as rules from './accounts.place.ts';

/** Home: the accounts of every brand. Spec: portal §2 "Home" (ROUTE-018). */
export const home = {
  id: 'Home',
  route: { guard: 'mayShowHome' },
  initial: 'asking',
  entry: ['forgetPlace', 'forgetLoan'],
  on: {
    'brand.opened': { guard: 'brandIsOpen', target: 'dashboard', actions: 'keepBrand' },
    'account.opened': { guard: 'isHers', target: 'details', actions: 'keepChosen' },
    'payment.chosen': { guard: 'mayPay', target: 'closed', actions: 'keepChosen' },
    'install.chosen': { target: 'closed', actions: 'keepInstall' },
  },
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        id: 'getAllAccounts',
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

/** Dashboard: the accounts of one brand, and its notice. Spec: portal §2 "Accounts" (ROUTE-057, ROUTE-109). */
export const dashboard = {
  id: 'Dashboard',
  route: { guard: 'mayShowDashboard', actions: 'keepPlace' },
  type: 'parallel',
  entry: 'forgetLoan',
  on: {
    'home.opened': { guard: 'mayShowHome', target: 'home' },
    'account.opened': { guard: 'isHers', target: 'details', actions: 'keepChosen' },
    'payment.chosen': { guard: 'mayPay', target: 'closed', actions: 'keepChosen' },
    'install.chosen': { target: 'closed', actions: 'keepInstall' },
    'showAll.changed': { actions: 'keepShowAll' },
  },
  states: {
    list: {
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          invoke: {
            id: 'getBrandAccounts',
            src: 'getAccounts',
            input: {}, // the whole list, asked once for Home and every Dashboard
            onDone: { target: 'shown', actions: 'keepLoans' },
            onError: { target: 'failed', actions: 'keepFailure' },
          },
        },
        shown: {},
        failed: { on: { 'retry.chosen': { target: 'asking', actions: 'forgetFailure' } } },
      },
    },
    notice: {
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          after: { noticePatience: 'settled' },
          invoke: {
            id: 'getMessage',
            src: 'getMessage',
            input: rules.messageAsk,
            onDone: { target: 'settled', actions: 'keepMessage' },
            onError: 'settled', // a Dashboard without its notice is still a Dashboard
          },
        },
        settled: {},
      },
    },
  },
} as const;

import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import { loading } from './loading.states.ts';
import * as rules from './referral.rules.ts';
import { referralSetup } from './referral.setup.ts';
import { referralWords } from './referral.words.ts';
import { open } from './sharing.states.ts';

/**
 * Referral rewards: joining, the code and the ways to share it, what it has earned, and the cash-out, which is a chart of its own and is not left
 * while money moves. Spec: portal §1 "join a referral-rewards program", §2 "Referral" (PROD-025, ROUTE-035, ROUTE-036, FLOW-REFER-01 to -07).
 */
export const referralMachine = referralSetup.createMachine({
  id: 'referral',
  meta: referralWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => context.ends,
  initial: 'home',
  states: {
    home: {
      id: 'ReferralRewardsHome',
      route: { actions: 'forgetLoaded' },
      initial: 'loading',
      states: {
        loading,
        failed: { on: { 'retry.chosen': 'loading', 'flow.left': '#referral.closed' } },
        // the customer does not take part (referral-3)
        outside: {
          on: {
            'join.chosen': { guard: 'mayJoin', target: 'joining' },
            'linkAccount.chosen': { target: '#referral.closed', actions: assign({ ends: { kind: 'linkAccountChosen' } }) },
            'flow.left': '#referral.closed',
          },
        },
        // sent twice, it makes one member
        joining: {
          tags: ['busy', 'bound'],
          on: stay,
          entry: 'forgetFailure',
          invoke: {
            id: 'join',
            src: 'join',
            input: rules.joinAsk,
            onDone: 'renewing',
            onError: { target: 'outside', actions: 'keepFailure' },
          },
        },
        // a member has another menu (MENU-017): the tokens say so
        renewing: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'readPerson',
            src: 'readPerson',
            input: { renewed: true },
            onDone: {
              target: '#referral.closed',
              actions: assign({ ends: ({ event }) => ({ kind: 'rewardsJoined', person: event.output }) }),
            },
            onError: 'loading',
          },
        },
        open,
        // the customer reads it before anything is sent when the rest of the flow cannot be downloaded
        fetching: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'fetchParts',
            src: 'fetchParts',
            onDone: '#referral.cashing',
            onError: { target: 'failed', actions: ['forgetLoaded', 'keepFailure'] },
          },
        },
      },
    },
    cashing: {
      invoke: {
        id: 'referralCashOut',
        src: 'referralCashOut',
        input: rules.cashOutInput,
        onSnapshot: { actions: { type: 'keepBound', params: ({ event }) => event.snapshot } },
        onDone: { target: 'home', actions: { type: 'keepCashOut', params: ({ event }) => event.output } },
      },
      initial: 'free',
      states: {
        free: { always: { guard: 'isBound', target: 'bound' } },
        bound: { tags: ['busy', 'bound'], on: stay, always: { guard: 'isFree', target: 'free' } },
      },
    },
    closed: { type: 'final' },
  },
});

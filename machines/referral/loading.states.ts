import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import * as rules from './referral.rules.ts';
import { referralSetup } from './referral.setup.ts';

/** Balance and statistics, a cash-out under way, the history where the lender shows it, and what the device can do. Spec: ROUTE-036. */
export const loading = referralSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  entry: 'forgetFailure',
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'getStats',
        src: 'getStats',
        input: {},
        onDone: { target: 'looking', actions: { type: 'keepStats', params: ({ event }) => event.output } },
        onError: [
          { guard: 'isOutside', target: '#ReferralRewardsHome.outside' },
          { target: '#ReferralRewardsHome.failed', actions: 'keepFailure' },
        ],
      },
    },
    looking: {
      invoke: {
        id: 'readInFlight',
        src: 'readInFlight',
        input: rules.whose,
        onDone: { target: 'asking', actions: assign({ inFlight: ({ event }) => event.output }) },
        onError: 'asking',
      },
    },
    asking: {
      always: [
        { guard: 'asksCashOut', target: '#ReferralRewardsHome.fetching' },
        { guard: 'showsHistory', target: 'tracing' },
        { target: 'finding' },
      ],
    },
    // FLAG-005
    tracing: {
      invoke: {
        id: 'getHistory',
        src: 'getHistory',
        input: {},
        onDone: { target: 'finding', actions: { type: 'keepHistory', params: ({ event }) => event.output } },
        onError: { target: 'finding', actions: 'keepHistoryFailure' },
      },
    },
    finding: {
      invoke: {
        id: 'findShareSheet',
        src: 'findShareSheet',
        onDone: { target: '#ReferralRewardsHome.open', actions: assign({ hasSheet: ({ event }) => event.output }) },
      },
    },
  },
});

import { assign, setup, type SnapshotFrom } from 'xstate';
import { call } from '../../services/actors/call.ts';
import { lateCharts } from '../../services/actors/lateCharts.ts';
import { readPerson } from '../../services/actors/person.ts';
import { repeatableCall } from '../../services/actors/repeatableCall.ts';
import { findShareSheet, openShareSheet } from '../../services/actors/shareSheet.ts';
import { readInFlight } from '../../services/actors/underWay.ts';
import type { Answer } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';
import type { LogicOf } from '../kit/slot.ts';
import type { referralCashOutMachine } from '../referralCashOut/referralCashOut.machine.ts';
import type { CashOutOutcome } from '../referralCashOut/referralCashOut.rules.ts';
import * as rules from './referral.rules.ts';
import { cashOutSlot } from './referral.slots.ts';
import type { Friend, ReferralContext, ReferralEvent, ReferralInput, ReferralOutcome } from './referral.rules.ts';

const parts = lateCharts(async () => (await import('./referral.parts.ts')).fillCashOutSlot());
const referralCashOut: LogicOf<typeof referralCashOutMachine> = cashOutSlot;

/** The actors, guards and actions of referral rewards; the chart is in referral.machine.ts. */
export const referralSetup = setup({
  types: {} as {
    input: ReferralInput;
    context: ReferralContext;
    events: ReferralEvent;
    output: ReferralOutcome;
    tags: 'busy' | 'bound';
  },
  actors: {
    getStats: call('GET /referralStats'), // a refusal is an answer: the customer does not take part
    getHistory: call('GET /referralBalanceHistory', { attempts: 2 }),
    readInFlight,
    findShareSheet,
    openShareSheet,
    share: call('POST /referralShare'),
    join: repeatableCall('POST /referralShare'),
    readPerson,
    fetchParts: parts.fetch,
    preloadParts: parts.preload,
    referralCashOut,
  },
  guards: {
    isOutside: ({ event }) => rules.isOutside(failureIn(event)),
    mayJoin: ({ context }) => rules.mayJoin(context),
    showsHistory: ({ context }) => context.settings.displayReferralBalanceHistory,
    asksCashOut: ({ context }) => rules.asksCashOut(context),
    mayCashOut: ({ context }) => rules.mayCashOut(context),
    isBound: ({ context }) => context.isBound,
    isFree: ({ context }) => !context.isBound,
    hasSheet: ({ context }) => context.hasSheet,
    isQr: (_, way: ReferralContext['way']) => way === 'qr',
    asksFriend: ({ context }) => context.way === 'email' || context.way === 'text',
    friendIsRight: ({ context }, friend: Friend) =>
      (context.way === 'email' || context.way === 'text') && rules.friendIsRight(context, friend),
    wasShared: (_, shared: boolean) => shared,
  },
  actions: {
    keepStats: assign({ stats: (_, stats: Answer<'GET /referralStats'>) => stats }),
    keepHistory: assign({
      history: (_, { balanceHistory }: Answer<'GET /referralBalanceHistory'>) => balanceHistory,
      historyFailure: null,
    }),
    keepHistoryFailure: assign({ history: null, historyFailure: ({ event }) => failureIn(event) }),
    keepBound: assign({ isBound: (_, cashOut: SnapshotFrom<typeof referralCashOutMachine>) => cashOut.hasTag('bound') }),
    keepWay: assign((_, way: ReferralContext['way']) => rules.withWay(way)),
    keepFriend: assign(({ context }, friend: Friend) => rules.withFriend(context, friend)),
    keepSent: assign(({ context }) => rules.sent(context)),
    keepShareFailure: assign({ shareFailure: ({ event }) => failureIn(event) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    keepCashOut: assign((_, outcome: CashOutOutcome) => rules.afterCashOut(outcome)),
    forgetLoaded: assign(rules.again),
  },
});

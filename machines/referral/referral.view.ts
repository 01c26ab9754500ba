import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../services/contract/error.ts';
import { referralUserOf, type ReferralUser } from '../kit/customerKind.ts';
import type { referralMachine } from './referral.machine.ts';
import * as rules from './referral.rules.ts';
import type { Friend, FriendProblem, ReferralContext, Reward, Stats } from './referral.rules.ts';

type Snapshot = SnapshotFrom<typeof referralMachine>;

/** What ReferralRewardsHome shows. Money in cents. Spec: portal §2 "Referral" (ROUTE-036). */
export type ReferralRewardsHomeView = {
  screen: 'ReferralRewardsHome';
  busy: boolean;
  /** outside: the customer does not take part. */
  phase: 'loading' | 'failed' | 'outside' | 'joining' | 'open' | 'sending';
  /** Who the customer is to the program (RULE-026). */
  user: ReferralUser;
  mayJoin: boolean;
  /** What each friend who signs up earns. */
  amountPerShare: number;
  stats: Stats | null;
  /** Null where the lender does not show it (FLAG-005), and when it could not be loaded. */
  history: readonly Reward[] | null;
  historyFailure: Failure | null;
  timeZone: string;
  mayCashOut: boolean;
  /** What became of the last cash-out, where no receipt says it. */
  notice: ReferralContext['notice'];
  hasSheet: boolean;
  way: ReferralContext['way'];
  friend: Friend;
  problems: readonly FriendProblem[];
  sentTo: string;
  sheetFailed: boolean;
  shareFailure: Failure | null;
  failure: Failure | null;
};

/** The other screens are those of the cash-out and of a new card. */
export type ReferralView = ReferralRewardsHomeView | { screen: 'cashOut' };

function phaseOf(at: Snapshot): ReferralRewardsHomeView['phase'] {
  if (at.matches({ home: 'failed' })) return 'failed';
  if (at.matches({ home: 'outside' })) return 'outside';
  if (at.matches({ home: 'joining' }) || at.matches({ home: 'renewing' })) return 'joining';
  if (at.matches({ home: { open: 'sending' } })) return 'sending';
  return at.matches({ home: 'open' }) ? 'open' : 'loading';
}

export function referralView(at: Snapshot): ReferralView {
  if (at.matches('cashing')) return { screen: 'cashOut' };
  const { context } = at;
  const { person, settings, stats, history, historyFailure, hasSheet, way, friend, problems, sentTo, sheetFailed, shareFailure, failure } =
    context;
  return {
    screen: 'ReferralRewardsHome',
    busy: at.hasTag('busy'),
    phase: phaseOf(at),
    user: referralUserOf(person),
    mayJoin: rules.mayJoin(context),
    amountPerShare: stats?.amountPerShare ?? settings.amountPerShare,
    stats,
    history,
    historyFailure,
    timeZone: settings.defaultTimeZone,
    mayCashOut: rules.mayCashOut(context),
    notice: context.notice,
    hasSheet,
    way,
    friend,
    problems,
    sentTo,
    sheetFailed,
    shareFailure,
    failure,
  };
}

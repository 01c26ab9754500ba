import { ApiError } from '../../../services/contract/error.ts';
import { DEFAULT_SETTINGS, settingsIn } from '../../../services/contract/settings.ts';
import { referralMachine } from '../../referral/referral.machine.ts';
import type { ReferralInput } from '../../referral/referral.rules.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { history, rae, ray, rewarding, stats, zoe } from '../people/rewards.ts';
import { inFlight, referralCashOutWalk } from './referralCashOut.walks.ts';

const opens = (more: Partial<ReferralInput> = {}): ReferralInput => ({
  person: rae,
  settings: rewarding,
  screen: 'ReferralRewardsHome',
  ...more,
});
const offline = (call: string) => ({ fails: new ApiError({ kind: 'offline', call }) });

/** The cash-out, while the customer may leave it and while money moves. */
const cashOuts = () => {
  const { situations } = referralCashOutWalk();
  const cashOut = (isBound: boolean) => {
    const at = situations.find(({ snapshot }) => snapshot.status === 'active' && snapshot.hasTag('bound') === isBound);
    if (!at) throw new Error(`a cash-out is never ${isBound ? 'bound' : 'free'}`);
    return { shows: at.snapshot };
  };
  return { 'the customer may leave': cashOut(false), 'money moves': cashOut(true) };
};

/** Everything that can happen to the rewards of Rae (no customer), Ray (a customer), and Zoe (known at a store only). */
export const referralWalk = once(() =>
  explore(referralMachine, {
    starts: {
      'Rae opens her rewards': opens(),
      'Ray, a customer, opens his': opens({ person: ray }),
      'Zoe, who is known at a store only, opens the page': opens({ person: zoe }),
      'Zoe opens it where retail customers may not join': opens({ person: zoe, settings: DEFAULT_SETTINGS }),
      'Rae opens hers where the history is not shown': opens({
        settings: settingsIn({ ...rewarding, displayReferralBalanceHistory: false }),
      }),
      'Rae opens the review by its address': opens({ screen: 'ReferRedeemReview' }),
    },
    events: {
      'tries again': { type: 'retry.chosen' },
      joins: { type: 'join.chosen' },
      'links an account': { type: 'linkAccount.chosen' },
      'chooses e-mail': { type: 'way.chosen', way: 'email' },
      'chooses a text message': { type: 'way.chosen', way: 'text' },
      'chooses the QR code': { type: 'way.chosen', way: 'qr' },
      'closes it': { type: 'way.closed' },
      'sends an e-mail': { type: 'friend.submitted', name: 'José', to: 'friend@example.com' },
      'sends a text message': { type: 'friend.submitted', name: '', to: '(512) 555-0188' },
      'sends nothing': { type: 'friend.submitted', name: 'J0hn', to: '' },
      'opens the share sheet': { type: 'sheet.chosen', text: 'Sign up with my code RAE-2026' },
      'wants the money': { type: 'cashOut.chosen' },
      leaves: { type: 'flow.left' },
    },
    answers: {
      getStats: {
        '$150.00 to cash out': { done: stats },
        'nothing to cash out': { done: { ...stats, currentBalance: 0 } },
        'the customer does not take part': { fails: new ApiError({ kind: 'denied', status: 403, call: 'GET /referralStats' }) },
        'no network': offline('GET /referralStats'),
      },
      readInFlight: {
        'nothing is under way': { done: null },
        'a cash-out is under way': { done: inFlight },
        'a file is missing': offline('remote'),
      },
      getHistory: { 'three entries': { done: { balanceHistory: history } }, 'no network': offline('GET /referralBalanceHistory') },
      findShareSheet: { 'it has one': { done: true }, 'it has none': { done: false } },
      openShareSheet: {
        'it is shared': { done: true },
        'it is closed': { done: false },
        'it does not open': { fails: new Error('not allowed') },
      },
      share: {
        'it is sent': { done: { shortCode: 'RAE-2026' } },
        'too many were sent': { fails: new ApiError({ kind: 'limited', status: 429, call: 'POST /referralShare' }) },
      },
      count: { 'it is counted': { done: { shortCode: 'RAE-2026' } }, 'no network': offline('POST /referralShare') },
      join: { 'the customer takes part': { done: { shortCode: 'ZOE-1' } }, 'no network': offline('POST /referralShare') },
      readPerson: { 'the customer is a member': { done: { ...zoe, nonCustomerRefer: 'ncr' } }, 'no network': offline('session') },
      fetchParts: { 'the rest is here': { done: undefined }, 'a file is missing': offline('late charts') },
      preloadParts: {},
      referralCashOut: {
        ...cashOuts(),
        'the cash-out is over': { done: { kind: 'left' } },
        'it never arrived': { done: { kind: 'notSent' } },
      },
    },
    background: ['referralCashOut', 'preloadParts'],
    sees: ({
      context: { person, settings, requested, stats: known, history: entries, inFlight: followed, isBound, hasSheet, way, ...at },
    }) => [
      person.profileId,
      settings.displayRetailReferral,
      settings.displayReferralBalanceHistory,
      requested,
      known?.currentBalance,
      entries !== null,
      followed !== null,
      isBound,
      hasSheet,
      way,
      at.problems.length > 0,
      at.shareFailure !== null,
      at.sentTo !== '',
      at.sheetFailed,
      at.notice,
      at.ends.kind,
    ],
    outcomes: ['left', 'linkAccountChosen', 'rewardsJoined'],
  }),
);

import { describe, expect, test } from 'vitest';
import { follow } from '../../machines/paths/explorer.ts';
import { stats } from '../../machines/paths/people/rewards.ts';
import { referralWalk } from '../../machines/paths/walks/referral.walks.ts';
import { debit, referralCashOutWalk } from '../../machines/paths/walks/referralCashOut.walks.ts';
import { cashOutInput } from '../../machines/referral/referral.rules.ts';
import { referralView, type ReferralRewardsHomeView } from '../../machines/referral/referral.view.ts';
import { attemptInput } from '../../machines/referralCashOut/referralCashOut.rules.ts';
import { referralCashOutView } from '../../machines/referralCashOut/referralCashOut.view.ts';

const at = (...labels: string[]) => follow(referralWalk(), 'Rae opens her rewards', ...labels);
const home = (...labels: string[]): ReferralRewardsHomeView => {
  const view = referralView(at(...labels));
  if (view.screen !== 'ReferralRewardsHome') throw new Error('her rewards are not open');
  return view;
};
const BALANCE = 'getStats: $150.00 to cash out';
const NOTHING_OPEN = 'readInFlight: nothing is under way';
const UNDER_WAY = [BALANCE, 'readInFlight: a cash-out is under way'];
const WITH_CARD = ['getProfile: the profile is complete', 'readDraft: a card was typed before', 'readCard: it is still there'];

describe('the state of Rae’s rewards (ENT-025)', () => {
  test('is who she is to the program, what her code has brought, where it leads, its balance and its history', () => {
    const opened = [BALANCE, NOTHING_OPEN, 'getHistory: three entries', 'findShareSheet: it has one'];
    expect(at(...opened).context.person.nonCustomerRefer).toBe('ncr');
    const open = home(...opened);
    expect(open).toMatchObject({
      phase: 'open',
      user: 'nonCustomer',
      amountPerShare: 5_000,
      stats: {
        peopleSignedUp: 3,
        codesScanned: 8,
        currentBalance: 15_000,
        shortCode: 'RAE-2026',
        referralUrl: 'https://portal.example/Register?shortCode=RAE-2026',
      },
    });
    expect(open.history?.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
      ['reward', 5_000, 15_000],
      ['reward', 5_000, 10_000],
      ['cashOut', 2_500, 5_000],
    ]);
  });

  test('has $50.00 for each friend, unless the lender says otherwise', () => {
    expect(home('getStats: the customer does not take part')).toMatchObject({ stats: null, amountPerShare: 5_000 });
    const reading = referralWalk().situations.find(({ start, story }) => start === 'Rae opens her rewards' && story.length === 0);
    const answered = reading?.ways.find(({ step }) => step.label === BALANCE)?.step.event;
    if (!reading || !answered) throw new Error('the rewards are not read first');
    const more = referralWalk().after(reading.snapshot, { ...answered, output: { ...stats, amountPerShare: 7_500 } });
    expect(referralView(more)).toMatchObject({ amountPerShare: 7_500 });
  });

  test('has a cash-out under way until it is over', () => {
    expect(at(BALANCE, NOTHING_OPEN).context.inFlight).toBeNull();
    expect(at(...UNDER_WAY).context.inFlight).toMatchObject({ flow: 'cashOut', amount: 15_000 });
    const over = at(...UNDER_WAY, 'fetchParts: the rest is here', 'referralCashOut: it never arrived');
    expect(over.context.inFlight).toBeNull();
  });

  test('has the payout card, its id, name, last four digits and type, and all of the balance to pay out', () => {
    expect(cashOutInput(at(BALANCE, NOTHING_OPEN)).balance).toBe(15_000);
    const review = follow(referralCashOutWalk(), 'Rae cashes out', ...WITH_CARD);
    expect(referralCashOutView(review)).toMatchObject({
      screen: 'ReferRedeemReview',
      amount: 15_000,
      card: { holder: 'Rae Oyelaran', lastFour: '5556', cardType: 'visa' },
    });
    const { amount, intent } = attemptInput(review);
    expect([amount, intent?.ask]).toEqual([15_000, { cardId: debit.cardToken, cardNumber: debit.cardNumber }]);
  });
});

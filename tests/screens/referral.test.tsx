// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { follow } from '../../machines/paths/explorer.ts';
import { referralCashOutWalk } from '../../machines/paths/walks/referralCashOut.walks.ts';
import { referralWalk } from '../../machines/paths/walks/referral.walks.ts';
import type { ReferralEvent } from '../../machines/referral/referral.rules.ts';
import { referralView, type ReferralRewardsHomeView } from '../../machines/referral/referral.view.ts';
import { referralCashOutView, type ReferRedeemReviewView } from '../../machines/referralCashOut/referralCashOut.view.ts';
import { ApiError } from '../../services/contract/error.ts';
import { messages as spanish } from '../../ui/locales/es/referral.po';
import { ReferralRewardsHome } from '../../ui/screens/referral/ReferralRewardsHome.tsx';
import { QrCode } from '../../ui/screens/referral/parts/QrCode.tsx';
import { ReferRedeemReview } from '../../ui/screens/referralCashOut/ReferRedeemReview.tsx';
import { press, stage } from '../ui/stage.tsx';

const sent: ReferralEvent[] = [];
const send = (event: ReferralEvent) => void sent.push(event);
const MEMBER = ['getStats: $150.00 to cash out', 'readInFlight: nothing is under way'];
const OPEN = [...MEMBER, 'getHistory: three entries', 'findShareSheet: it has one'];

function home(start: string, ...labels: string[]): ReferralRewardsHomeView {
  const view = referralView(follow(referralWalk(), start, ...labels));
  if (view.screen === 'cashOut') throw new Error('the cash-out is shown');
  return view;
}
const rae = (...labels: string[]) => home('Rae opens her rewards', ...labels);
const shows = (view: ReferralRewardsHomeView) => stage(<ReferralRewardsHome view={view} send={send} />);

describe('the rewards (ROUTE-036)', () => {
  test('show the history with its flag only (FLAG-005, FLOW-REFER-06)', () => {
    expect(shows(rae(...OPEN)).text()).toContain('Balance history');
    const without = home('Rae opens hers where the history is not shown', ...MEMBER, 'findShareSheet: it has one');
    const { text } = shows(without);
    expect(text()).toContain('$150.00');
    expect(text()).not.toContain('Balance history');
  });
  test('say what was earned for each friend, and what was cashed out with its number (FLOW-REFER-05)', () => {
    const { text } = shows(rae(...OPEN));
    for (const words of ['Friends who signed up3', 'You get for each friend$50.00', '+$50.00', '−$25.00', 'confirmation number C-20261020'])
      expect(text()).toContain(words);
  });
  const NONE = [
    'getStats: nothing to cash out',
    'readInFlight: nothing is under way',
    'getHistory: three entries',
    'findShareSheet: it has none',
  ];
  test('say so without a balance, and offer no cash-out', () => {
    const { text } = shows(rae(...NONE));
    expect(text()).toContain('You have no rewards to cash out right now. Share your code to earn more.');
    expect(text()).not.toContain('to a debit card');
  });
  test('speak of a first reward only before there was one', () => {
    const { stats, ...view } = rae(...NONE);
    const nobody = stats && { ...stats, peopleSignedUp: 0 };
    expect(shows({ ...view, history: [], stats: nobody }).text()).toContain('There’s nothing to cash out yet.');
    expect(shows({ ...view, stats: nobody }).text()).not.toContain('first reward');
    expect(shows({ ...view, history: null, stats }).text()).not.toContain('first reward');
  });
  test('say after a request that was not sent what is left, and nothing before that is known', () => {
    const notice = 'notSent';
    expect(shows({ ...rae(...OPEN), notice }).text()).toContain('You still have your rewards, and can cash out again now.');
    const gone = shows({ ...rae(...NONE), notice }).text();
    expect(gone).toContain('Your rewards were cashed out already, in another tab or on another device.');
    expect(gone).not.toContain('You still have');
    expect(shows({ ...rae(...OPEN), notice, stats: null }).text()).not.toContain('You still have');
  });
  test('offer the share sheet only where the device has one', () => {
    expect(shows(rae(...OPEN)).text()).toContain('Share…');
    expect(shows(rae(...OPEN.slice(0, -1), 'findShareSheet: it has none')).text()).not.toContain('Share…');
  });
  test.each(['email', 'text', 'qr'] as const)('open what the button for "%s" opens right below it', (way) => {
    const { find } = shows({ ...rae(...OPEN), way });
    expect(find('.button-line:has([aria-expanded="true"]) + .referral-opened', HTMLElement).textContent).not.toBe('');
  });
  test('show the rest when the history cannot be loaded', () => {
    const { text } = shows(rae(...MEMBER, 'getHistory: no network', 'findShareSheet: it has none'));
    expect(text()).toContain('Unable to connect. Please try again.');
    expect(text()).toContain('RAE-2026');
  });
});

describe('somebody who does not take part (FLAG-004, RULE-027)', () => {
  const OUTSIDE = 'getStats: the customer does not take part';
  test('may join where the flag is on', () => {
    const { find, text } = shows(home('Zoe, who is known at a store only, opens the page', OUTSIDE));
    expect(text()).toContain('You know us from one of our stores');
    press(find('.button-primary', HTMLElement));
    expect(sent.at(-1)).toEqual({ type: 'join.chosen' });
  });
  test('reads that it is not open where the flag is off, and can link an account', () => {
    const { container, text } = shows(home('Zoe opens it where retail customers may not join', OUTSIDE));
    expect(text()).toContain('Referral rewards aren’t available to you right now.');
    expect([...container.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Link my account']);
  });
  test('reads all of it in Spanish', () => {
    const { text } = stage(<ReferralRewardsHome view={home('Zoe opens it where retail customers may not join', OUTSIDE)} send={send} />, {
      locale: 'es',
      messages: spanish,
    });
    expect(text()).toContain('Por ahora no puede participar en los premios por referidos.');
  });
});

describe('the QR code (referral-9)', () => {
  test('is a drawing with a name, dark on light, and another one for another link', () => {
    const drawn = (text: string) => {
      const { find } = stage(<QrCode text={text} label="QR code of your link" />);
      const svg = find('svg', SVGElement);
      return [
        svg.getAttribute('role'),
        svg.getAttribute('aria-label'),
        [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d')),
      ];
    };
    const [role, label, paths] = drawn('https://portal.example/Register?shortCode=RAE-2026');
    expect([role, label]).toEqual(['img', 'QR code of your link']);
    expect(String(paths)).toContain('M4 4h1v1h-1z'); // the finder pattern begins after four light modules
    expect(paths).not.toEqual(drawn('https://portal.example/Register?shortCode=RAY-2026')[2]);
  });
});

describe('the review of a cash-out (ROUTE-039)', () => {
  const RAY = 'Ray, a customer, cashes out';
  const review = (...labels: string[]): ReferRedeemReviewView => {
    const view = referralCashOutView(
      follow(referralCashOutWalk(), RAY, 'readDraft: a card was typed before', 'readCard: it is still there', ...labels),
    );
    if (view.screen !== 'ReferRedeemReview') throw new Error(`${view.screen} is shown`);
    return view;
  };
  const text = (view: ReferRedeemReviewView) => stage(<ReferRedeemReview view={view} send={() => undefined} />).text();
  test('says how much goes to which card, and the button says it again', () => {
    const reviewText = text(review('attempt: it is ready'));
    for (const words of ['You get your whole balance$50.00', 'Visa ending in 5556', 'Send $50.00 to this card'])
      expect(reviewText).toContain(words);
  });
  test('never calls an unknown outcome failed (CONF-009)', () => {
    const reviewText = text({ ...review('attempt: it is ready'), phase: 'unknown' });
    expect(reviewText).toContain('We couldn’t confirm yet whether your request arrived.');
    expect(reviewText).toContain('The money is sent at most once');
    expect(reviewText).not.toMatch(/failed|not sent/i);
  });
  test('promises the rewards after a refusal, but not while another cash-out is on its way', () => {
    const refused = (status: number) => {
      const { failure } = new ApiError({ kind: 'refused', call: 'POST /cashOut', status, texts: ['No.'] });
      return text({ ...review('attempt: it is ready'), phase: 'refused', failure });
    };
    expect(refused(422)).toContain('You still have your rewards.');
    expect(refused(409)).not.toContain('You still have your rewards.');
  });
  test('says why nothing can be sent: a cash-out that was declined is no other one that is on its way', () => {
    const reason = (status: number) => {
      const { failure } = new ApiError({ kind: 'refused', call: 'POST /cashOut', status, texts: ['No.'] });
      return text({ ...review('attempt: it is ready'), maySend: false, phase: 'refused', failure });
    };
    expect(reason(422)).toContain('This cash-out was declined.');
    expect(reason(409)).not.toContain('declined');
    expect(reason(409)).toContain('Another cash-out is on its way.');
  });
  test('says what happens while money moves, and that it can be left when the outcome stays open', () => {
    expect(text({ ...review('attempt: it is ready'), phase: 'pending' })).toContain('are waiting for the card service');
    expect(text({ ...review('attempt: it is ready'), phase: 'stillWorking' })).toContain('Leave and come back later');
  });
});

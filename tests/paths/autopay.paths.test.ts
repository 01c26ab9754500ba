import { describe, expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { agreementAsk, choice, endsBefore, enrollAsk, nextOf, papersAsk } from '../../machines/autopay/autopay.rules.ts';
import { autopayView } from '../../machines/autopay/autopay.view.ts';
import { follow, gaps, titled } from '../../machines/paths/explorer.ts';
import { autopayWalk, bank } from '../../machines/paths/walks/autopay.walks.ts';
import { visa } from '../../machines/paths/walks/payment.people.ts';

const walk = autopayWalk();
const active = walk.situations.filter(({ snapshot }) => snapshot.status === 'active');

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const always = alwaysIn(
  titled(walk).filter(([, snapshot]) => snapshot.status === 'active'),
  (snapshot) => snapshot,
);
always('is not left while the lender changes autopay', (snapshot) =>
  expect(snapshot.hasTag('bound') && snapshot.can({ type: 'flow.left' })).toBe(false),
);
always('turns nothing on before its authorization was read and agreed to, and off only after the question (FLOW-AUTO-05)', (snapshot) => {
  for (const turning of ['acknowledging', 'turningOn', 'turningOff'] as const) {
    if (snapshot.matches({ confirm: turning })) continue;
    const from = turning === 'turningOff' ? 'ending' : 'reading';
    const agreed = walk.after(snapshot, { type: 'agreement.submitted', agreed: true });
    const ended = walk.after(snapshot, { type: 'end.confirmed' });
    const asked = walk.after(snapshot, { type: 'end.chosen' });
    const arrives = [agreed, ended, asked].some((after) => after.matches({ confirm: turning }));
    expect((arrives && !snapshot.matches({ confirm: from })) || asked.matches({ confirm: turning })).toBe(false);
  }
  expect(walk.after(snapshot, { type: 'agreement.submitted', agreed: false }).matches({ confirm: 'acknowledging' })).toBe(
    snapshot.matches({ confirm: 'acknowledging' }),
  );
});

const START = [
  'getAccounts: her loan',
  'listCards: a Visa, a bank account and an expired card',
  'readClock: it is November 2026',
  'readDraft: no payment',
];
const PAPER = 'getPapers: the authorization';
const at = (start: string, ...labels: string[]) => follow(walk, start, ...START, ...labels);

describe('autopay of Ann’s title loan', () => {
  test('asks for the authorization of the card, or of the bank account, and of nothing else (FLOW-AUTO-05, OPEN-048)', () => {
    const card = at('Ann opens autopay');
    expect(papersAsk(card)).toMatchObject({ isAutoPay: true, disclosureType: 'autoPay', cardNumber: visa.cardNumber });
    const other = at('Ann opens autopay', PAPER, 'wants another method', 'chooses the bank account', 'goes on with it');
    const asked = papersAsk(other);
    expect([asked.bankAccountNumber, asked.cardNumber]).toEqual([bank.cardNumber, undefined]);
  });
  test('acknowledges exactly the paper that was shown, with her initials', () =>
    expect(agreementAsk(at('Ann opens autopay', PAPER)).disclosureAck).toMatchObject({ disclosures: [{ documentId: 'autoPay-1' }] }));
  test('travels with method, type, number and expiry; a bank account has no expiry (FLOW-AUTO-01)', () => {
    const { autoPay } = enrollAsk(at('Ann opens autopay', PAPER, 'agrees'));
    expect(autoPay).toMatchObject({ enrolled: true, method: 'card', cardType: 'visa', displayNumber: visa.cardNumber });
    expect(autoPay.expiry).toMatch(/^\d\d\/\d\d$/);
    const bankOnly = enrollAsk(
      at('Ann opens autopay', PAPER, 'wants another method', 'chooses the bank account', 'goes on with it', PAPER),
    );
    expect([bankOnly.autoPay.method, bankOnly.autoPay.expiry]).toEqual(['bank', undefined]);
  });
  test('of a payment leads back to its review with the answer, and to its cards without one (ROUTE-094)', () => {
    const asks = at('a payment asks Ann about autopay', PAPER);
    const declined = walk.after(asks, { type: 'autopay.declined' });
    expect([choice(declined).autoPay, nextOf(declined.context).screen]).toEqual([null, 'ReviewPayment']);
    const agreed = follow(walk, 'a payment asks Ann about autopay', ...START, PAPER, 'agrees', 'acknowledge: it is recorded');
    expect([choice(agreed).autoPay?.enrolled, nextOf(agreed.context).screen]).toEqual([true, 'ReviewPayment']);
    expect(nextOf(asks.context).screen).toBe('SelectPaymentMethod');
  });
  test('rides on the next payment where the lender has no call for it (FLOW-AUTO-04)', () => {
    const agreed = at('Ann’s lender changes autopay only with a payment', PAPER, 'agrees', 'acknowledge: it is recorded');
    expect([agreed.matches({ confirm: 'storing' }), nextOf(agreed.context).screen]).toEqual([true, 'MakePayment']);
  });
  test('is not offered without the flag (FLAG-007, FLOW-AUTO-02)', () => {
    const view = autopayView(at('Ann’s lender does not offer autopay'));
    expect(view).toMatchObject({ screen: 'AutoPayConfirm', phase: 'unavailable', whyNot: 'isOffered' });
  });
  test('is not offered while the vehicle is being repossessed (FLOW-AUTO-02)', () => {
    const sought = follow(walk, 'Ann opens autopay', 'getAccounts: a loan whose vehicle is being repossessed', ...START.slice(1));
    expect(autopayView(sought)).toMatchObject({ phase: 'unavailable', whyNot: 'isOffered' });
  });
  test('is not offered for a new loan that is not signed, and says so (R-4)', () => {
    const waiting = walk.situations.flatMap(({ snapshot }) => (snapshot.context.loan?.unsigned ? [autopayView(snapshot)] : []));
    const reasons = waiting.flatMap((view) => (view.screen === 'AutoPayConfirm' && view.phase === 'unavailable' ? [view.whyNot] : []));
    expect(new Set(reasons)).toEqual(new Set(['loanIsSigned']));
  });
  test('lists saved methods only; an expired card cannot be chosen (ROUTE-095, CONF-036)', () => {
    const view = autopayView(at('Ann opens the methods by their address'));
    if (view.screen !== 'AutoPayUpdatePaymentMethod') throw new Error('the methods are not shown');
    expect(view.methods.map(({ lastFour, expired }) => [lastFour, expired])).toEqual([
      ['4242', false],
      ['6789', false],
      ['1111', true],
    ]);
  });
  test.each([
    ['at its authorization', ['getPapers: the method is no longer saved']],
    ['at the acknowledgement', [PAPER, 'agrees', 'acknowledge: the method is no longer saved']],
    ['when it is turned on', [PAPER, 'agrees', 'acknowledge: it is recorded', 'enroll: the method is no longer saved']],
  ])('with a method that was removed in another tab, %s: the methods are loaded again, and the screen says why', (_, labels) => {
    const [, , ...loading] = START;
    const cards = ['getAccounts: her loan', 'listCards: a Visa, a bank account and an expired card', ...loading];
    const view = autopayView(at('Ann opens autopay', ...labels, ...cards));
    const texts = ['This payment method is no longer saved. Choose another one.'];
    expect(view).toMatchObject({ screen: 'AutoPayUpdatePaymentMethod', failure: { texts }, mayGoOn: true });
    const again = at(
      'Ann opens autopay',
      ...labels,
      ...cards,
      'chooses the bank account',
      'goes on with it',
      PAPER,
      'wants another method',
    );
    expect(autopayView(again)).toMatchObject({ screen: 'AutoPayUpdatePaymentMethod', failure: null });
  });
  test('says that a card expires before the next payment, and never that a bank account does', () => {
    const soon = { ...visa, expirationMonth: '10', expirationYear: '26' };
    expect([
      endsBefore(soon, '2026-11-27'),
      endsBefore(visa, '2026-11-27'),
      endsBefore({ ...bank, expirationYear: '20' }, '2026-11-27'),
    ]).toEqual([true, false, false]);
  });
  test('shows no screen of its own while a card is added, which is saved (ROUTE-096, FLOW-CARD-01)', () => {
    const adding = active.find(({ snapshot }) => snapshot.matches('adding'));
    expect(adding && autopayView(adding.snapshot)).toEqual({ screen: 'AutoPayAddMethod' });
  });
});

import { describe, expect, test } from 'vitest';
import { alwaysIn } from './always.ts';
import { gaps, follow, titled } from '../../machines/paths/explorer.ts';
import { settlementWalk } from '../../machines/paths/walks/settlement.walks.ts';
import { amountIn, outcome, papersAsk, paymentInput, signedAsk, signingInput } from '../../machines/settlement/settlement.rules.ts';
import type { Answer } from '../../services/contract/index.ts';
import { OFFER_ID } from '../../services/contract/enums.ts';
import { settlementView, type SettlementOfferView } from '../../machines/settlement/settlement.view.ts';

const walk = settlementWalk();
const START = 'Eve opens the settlement of her loan';
const RETURN = 'Eve has signed, and the signing page led her back';
const OFFERED = ['readClock: her clock is a year ahead', 'getAccounts: her loan', 'getOffers: two offers for it, and others'];
const OPEN = [...OFFERED, 'getStatus: it is open', 'readRefusals: never'];
const READ = [...OPEN, 'getTerms: she has agreed to electronic documents', 'getPapers: the document'];
const at = (...labels: string[]) => follow(walk, START, ...labels);
function sees(...labels: string[]): SettlementOfferView {
  const view = settlementView(at(...labels));
  if (view.screen !== 'SettlementOffer') throw new Error(`${view.screen} is shown`);
  return view;
}

test('the chart and this test leave nothing out', () => expect(gaps(walk)).toEqual([]));

const always = alwaysIn(titled(walk), (snapshot) => {
  const { context } = snapshot;
  return { snapshot, context };
});
always(
  'leads to the payment only with a signature, before the end, and not after too many refusals (ROUTE-071, FLOW-PAY-12)',
  ({ snapshot, context }) => {
    const { status, now, refusals } = context;
    const isOpen = status !== null && status.docSigned && !status.paymentMade && Date.parse(status.docExp) >= now && refusals <= 2;
    expect(snapshot.status === 'done' && context.leads === 'paying' && !isOpen).toBe(false);
  },
);
always('is shown for TitleMax and InstaLoan only (ROUTE-110, BRAND-009)', ({ snapshot, context }) =>
  expect(context.loan?.brand === 'CheckSmart' && snapshot.status === 'active').toBe(false),
);
always('says that it is signed only after the lender’s signing page (settlement-1)', ({ snapshot }) => {
  const { children } = snapshot;
  expect(children['noteSigned'] !== undefined && children['signing'] !== undefined).toBe(false);
});

test('the offer shows what settles the loan, what is owed, what is let off, and its last day (ROUTE-071)', () =>
  expect(sees(...READ)).toMatchObject({
    phase: 'ready',
    amount: 30_000,
    owed: 183_210,
    saved: 153_210,
    goodThrough: '2026-12-13',
    isSigned: false,
    papers: [{ title: 'What a settlement means' }],
  }));

describe('the lender’s clock decides whether it has expired (FLOW-OFFER-02, settlement-5)', () => {
  test('a device that is a year ahead changes nothing', () => expect(sees(...READ).phase).toBe('ready'));
  test('after the end it has expired', () =>
    expect(sees(...OFFERED, 'getStatus: it has expired', 'readRefusals: never').phase).toBe('expired'));
  test('in its last moment it has not', () =>
    expect(at(...OFFERED, 'getStatus: it ends this moment', 'readRefusals: never').matches({ offer: 'checkingConsent' })).toBe(true));
  test('a lender that does not say its time: the device’s clock stands in', () =>
    expect(sees(...OFFERED, 'getStatus: without the time', 'readRefusals: never').phase).toBe('expired'));
});

test('Eve signs, the lender is told, and the payment of $300.00 begins (PROD-009, CALL-061)', () => {
  const signed = at(...READ, 'accepts', 'signing: she has signed');
  expect(signedAsk(signed)).toEqual({ loanId: 'title', docSigned: true, paymentMade: false });
  const begins = at(...READ, 'accepts', 'signing: she has signed', 'noteSigned: it is noted');
  expect(paymentInput(begins)).toEqual({
    profileId: 'profile-ann',
    brand: 'TitleMax',
    loanId: 'title',
    lenderAmount: { type: 'settlement', cents: 30_000, until: '2026-12-13T18:00:00.000Z', refusals: 0 },
    isChosen: true,
  });
  expect(outcome(begins.context)).toMatchObject({ kind: 'placeChosen', next: { flow: 'payment', screen: 'SelectPaymentMethod' } });
});

test('what was signed before is paid without another signature, with the refusals so far', () => {
  const begins = at(...OFFERED, 'getStatus: it is signed', 'readRefusals: twice', 'accepts');
  expect(paymentInput(begins).lenderAmount.refusals).toBe(2);
  expect(begins.matches({ offer: 'beginning' })).toBe(true);
});

test('after three refusals only the store takes it (FLOW-PAY-12, CONST-014)', () => {
  const spent = at(...OFFERED, 'getStatus: it is signed', 'readRefusals: three times');
  expect(settlementView(spent)).toMatchObject({ phase: 'spent', storePhoneNumber: '5125550150' });
  expect(spent.can({ type: 'settlement.accepted' })).toBe(false);
});

test('a settlement that is paid says so (settlement-7)', () =>
  expect(sees(...OFFERED, 'getStatus: it is paid', 'readRefusals: never').phase).toBe('paid'));

test('the papers are those of the settlement, and the customer signs them in the loan’s system (CALL-032, CALL-033)', () => {
  expect(papersAsk(at(...OPEN))).toMatchObject({
    disclosureType: 'settlement',
    loanId: 'title',
    productId: 'P-1',
    isAlternatesTurn: false,
  });
  expect(signingInput(at(...READ, 'accepts'))).toMatchObject({
    signingType: 'settlement',
    loanId: 'title',
    lmsId: 'TLX',
    hasReturned: false,
  });
});

test('the signing page that has led back is waited for', () => {
  const back = follow(walk, RETURN, ...READ);
  expect(back.matches('signing')).toBe(true);
  expect(signingInput(back).hasReturned).toBe(true);
  expect(follow(walk, RETURN, ...READ, 'signing: she goes back').context.hasReturned).toBe(false);
});

test('a signature that the lender does not know is asked about again', () => {
  const again = at(...READ, 'accepts', 'signing: she has signed', 'noteSigned: the lender refuses');
  expect(again.matches({ offer: 'readingStatus' })).toBe(true);
});

test('void papers are loaded again before they are signed', () => {
  const void_ = at(...READ, 'accepts', 'signing: the documents are void');
  expect([void_.context.papers, void_.matches({ offer: 'readingStatus' })]).toEqual([null, true]);
});

test('without consent to electronic papers no paper is shown, and Eve returns here after it', () => {
  const { output } = at(...OPEN, 'getTerms: she has agreed to older terms');
  expect(output).toMatchObject({ kind: 'consentMissing', person: { termsPending: true }, next: { screen: 'SettlementOffer' } });
});

test('the lender’s reason is shown where it has no offer', () => {
  const view = sees(...OFFERED, 'getStatus: the lender refuses');
  expect(view).toMatchObject({ phase: 'notOffered', failure: { texts: ['There’s no settlement offer for this loan.'] } });
  expect(sees(...OFFERED.slice(0, 2), 'getOffers: none for it')).toMatchObject({ phase: 'notOffered', failure: null });
});

test('leaving leads to the account; without a brand, Home', () => {
  expect(at(...READ, 'goes back').output).toMatchObject({ next: { screen: 'AccountDetails', params: { loanId: 'title' } } });
  const nowhere = follow(
    walk,
    'Eve opens an address without a brand',
    'readClock: her clock is a year ahead',
    'getAccounts: her loan',
    'goes back',
  );
  expect(nowhere.output).toMatchObject({ next: { screen: 'Home' } });
});

test('a loan that waits for its signature has nothing to settle, whatever the list of offers says (R-4)', () => {
  const found = walk.situations.find(({ snapshot }) => snapshot.context.amount > 0 && snapshot.context.loan !== null);
  if (!found?.snapshot.context.loan) throw new Error('no loan of the walk is settled');
  const { context } = found.snapshot;
  const offers: Answer<'GET /offers'>['offers'] = [
    {
      offerId: OFFER_ID.settlement,
      targetLoanId: context.loanId,
      docExp: '2026-12-13T18:00:00.000Z',
      brand: 'TitleMax',
      settlementAmount: 30_000,
      applicationId: '',
      appraisalId: '',
    },
  ];
  const waiting = { ...found.snapshot.context.loan, unsigned: { applicationId: 'application-1', loanAmount: 60_000 } };
  expect([amountIn(context, { offers }), amountIn({ ...context, loan: waiting }, { offers })]).toEqual([30_000, 0]);
});

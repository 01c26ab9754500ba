import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { payoffOn, type Books } from '../../services/lender/loans/arithmetic.ts';
import { cleared, refinanced, switchAmountOn, termsOf } from '../../services/lender/loans/refinance.ts';
import { payableClauses, type PayableFacts } from '../../services/lender/loans/payable.ts';
import { receiptText } from '../../services/lender/loans/receipt.ts';
import { ancillaryOf, soldWith } from '../../services/lender/lending/ancillaryProducts.ts';
import { isAllowedForCovered, isDrawAllowedForCovered } from '../../services/lender/lending/covered.ts';
import { needsLocation } from '../../services/lender/lending/located.ts';
import { cancelDays, cancelObstacle } from '../../services/lender/lending/cancellable.ts';
import { allowedFrom } from '../../services/lender/lending/consent.ts';
import { riskInfoOf } from '../../services/lender/lending/risk.ts';
import { minPaymentOf, refinanceObstacles, type RefinanceFacts } from '../../services/lender/payment/eligibility.ts';
import { isPartial } from '../../services/lender/payment/partial.ts';
import { reinstatementClauses } from '../../services/lender/payment/reinstatement.ts';
import { settlementObstacle } from '../../services/lender/payment/settlement.ts';
import { purposeOf, type PurposeFields } from '../../services/lender/payment/purpose.ts';

describe('RULE-020: a loan may be refinanced', () => {
  const may: RefinanceFacts = {
    guestPayment: false,
    guestRefinanceEnabled: false,
    preventRefi: false,
    refinanceEligible: true,
    disbursementAvailable: false,
    productMigration: false,
    disbursement: 0,
    payment: 30_000,
    payoff: 200_000,
    isNls: false,
    isOnlineProduct: false,
    minimumDue: 30_000,
    productSwitch: 10_000,
    minimumLoan: 50_000,
  };

  test.each<[string, Partial<RefinanceFacts>, string[]]>([
    ['when all holds', {}, []],
    ['(a) by a guest', { guestPayment: true }, ['guestMayRefinance']],
    ['(a) by a guest where guests may', { guestPayment: true, guestRefinanceEnabled: true }, []],
    ['(b) when it is prevented', { preventRefi: true }, ['isNotPrevented']],
    ['(c) not eligible, nothing to send out', { refinanceEligible: false }, ['loanMayBeRefinanced']],
    [
      '(c) not eligible, cash available, none requested',
      { refinanceEligible: false, disbursementAvailable: true },
      ['loanMayBeRefinanced'],
    ],
    ['(c) not eligible, cash requested and available', { refinanceEligible: false, disbursementAvailable: true, disbursement: 1 }, []],
    ['(c) not eligible, a switch, no cash', { refinanceEligible: false, productMigration: true }, ['loanMayBeRefinanced']],
    ['(c) not eligible, a switch with cash', { refinanceEligible: false, productMigration: true, disbursement: 1 }, []],
    ['(c) not eligible, cash requested, no channel for it', { refinanceEligible: false, disbursement: 1 }, ['loanMayBeRefinanced']],
    ['(c) CONF-034: eligible, and no cash at all', { refinanceEligible: true, disbursement: 0 }, []],
    ['(d) when it pays the loan off', { payment: 200_000, isNls: true }, ['isNotPayoff']],
    ['(e) a cent below the minimum', { payment: 29_999 }, ['amountFits']],
    ['(e) a cent below the minimum, in NLS', { payment: 29_999, isNls: true }, []],
    ['(e) all but the minimum loan', { payment: 150_000 }, []],
    ['(e) a cent more', { payment: 150_001 }, ['amountFits']],
    ['(e) a cent more, in NLS', { payment: 150_001, isNls: true }, []],
    ['RULE-022: the amount of a switch, below the minimum due', { isOnlineProduct: true, payment: 10_000 }, []],
    ['RULE-022: a cent below the amount of a switch', { isOnlineProduct: true, payment: 9_999 }, ['amountFits']],
    [
      'everything wrong',
      { guestPayment: true, preventRefi: true, refinanceEligible: false, payment: 200_000 },
      ['guestMayRefinance', 'isNotPrevented', 'loanMayBeRefinanced', 'isNotPayoff', 'amountFits'],
    ],
  ])('%s', (_, over, obstacles) => expect(refinanceObstacles({ ...may, ...over })).toEqual(obstacles));

  test.each([
    [true, 30_000, 10_000, 10_000],
    [true, 10_000, 30_000, 10_000],
    [false, 30_000, 10_000, 30_000],
  ])('RULE-022: type onlineProduct %s, minimum due %i, switch %i: at least %i', (isOnlineProduct, minimumDue, productSwitch, least) =>
    expect(minPaymentOf({ ...may, isOnlineProduct, minimumDue, productSwitch })).toBe(least),
  );
});

describe('CONF-020: the purpose of a request', () => {
  const plain: PurposeFields = {
    paymentType: 2,
    isRefi: false,
    isPartial: false,
    isPayoff: false,
    migrateProduct: false,
    disbursementAmount: '0.00',
    disbursementType: 0,
    disburseCardIds: [],
  };
  const refinance: Partial<PurposeFields> = { paymentType: 3, isRefi: true };
  const card = [{ type: 'BridgePay', id: '1' }];
  const flags = [false, true];

  test('of all types and flags, only these combinations are consistent', () => {
    const consistent = ([1, 2, 3, 5] as const).flatMap((paymentType) =>
      flags.flatMap((isRefi) =>
        flags.flatMap((isPartial) =>
          flags.flatMap((isPayoff) => {
            const does = purposeOf({ ...plain, paymentType, isRefi, isPartial, isPayoff });
            return does ? [[paymentType, isRefi, isPartial, isPayoff, does]] : [];
          }),
        ),
      ),
    );
    expect(consistent).toEqual([
      [2, false, false, false, 'payment'],
      [2, false, false, true, 'payment'],
      [2, false, true, false, 'payment'],
      [3, true, false, false, 'refinance'],
      [5, false, false, false, 'settlement'],
    ]);
  });

  test.each<[string, Partial<PurposeFields>, string | null]>([
    ['a switch', { ...refinance, migrateProduct: true }, 'refinance'],
    ['a switch without a refinance', { migrateProduct: true }, null],
    ['cash to a card', { ...refinance, disbursementAmount: '100.00', disbursementType: 16, disburseCardIds: card }, 'refinance'],
    ['cash by MoneyGram', { ...refinance, disbursementAmount: '100.00', disbursementType: 14 }, 'refinance'],
    ['cash to a card that is not named', { ...refinance, disbursementAmount: '100.00', disbursementType: 16 }, null],
    ['cash at the store, and a card', { ...refinance, disbursementAmount: '100.00', disbursementType: 2, disburseCardIds: card }, null],
    ['cash on no way', { ...refinance, disbursementAmount: '100.00' }, null],
    ['a way without cash', { ...refinance, disbursementType: 2 }, null],
    ['cash without a refinance', { disbursementAmount: '100.00', disbursementType: 2 }, null],
    ['products with a refinance', { ...refinance, ancillaryProductIds: ['roadside'] }, 'refinance'],
    ['products without a refinance', { ancillaryProductIds: ['roadside'] }, null],
    ['an OFR amount', { ofrPaymentValue: '650.00' }, 'reinstatement'],
    ['an OFR amount, in part', { ofrPaymentValue: '650.00', isPartial: true }, 'reinstatement'],
    ['an OFR amount of nothing', { ofrPaymentValue: '0.00' }, 'payment'],
    ['an OFR amount and a payoff', { ofrPaymentValue: '650.00', isPayoff: true }, null],
    ['an OFR amount and a refinance', { ...refinance, ofrPaymentValue: '650.00' }, null],
    ['an OFR amount and a settlement', { paymentType: 5, ofrPaymentValue: '650.00' }, null],
  ])('%s: %j is %s', (_, over, does) => expect(purposeOf({ ...plain, ...over })).toBe(does));
});

describe('RULE-021: a partial payment', () => {
  const part = { daysLate: 1, payment: 100, confirmViewable: true, required: 200 };
  test.each([
    ['of what is past due', {}, true],
    ['when nothing is late', { daysLate: 0 }, false],
    ['of nothing', { payment: 0 }, false],
    ['that is not to be confirmed', { confirmViewable: false }, false],
    ['that is all', { payment: 200 }, false],
  ])('%s', (_, over, is) => expect(isPartial({ ...part, ...over })).toBe(is));
});

describe('RULE-019: payable', () => {
  const open: PayableFacts = { status: LOAN_STATUS.Open, unsigned: false, refinanceEligible: true, ssnMissing: false, noSsnAllowed: false };
  const isPayable = (facts: PayableFacts) => Object.values(payableClauses).every((holds) => holds(facts));
  test.each<[Partial<PayableFacts>, boolean]>([
    [{}, true],
    [{ ssnMissing: true }, false],
    [{ ssnMissing: true, noSsnAllowed: true }, true],
    [{ ssnMissing: true, refinanceEligible: false }, true],
    [{ unsigned: true }, false],
    [{ status: LOAN_STATUS.Bankrupt }, false],
    [{ status: LOAN_STATUS.Refinance }, false],
    [{ status: LOAN_STATUS.Repossessed }, true],
  ])('with %j: %s', (over, is) => expect(isPayable({ ...open, ...over })).toBe(is));
});

describe('a settlement', () => {
  const now = Date.parse('2026-11-27T12:00:00Z');
  const good = { payment: 30_000, offer: { settlement: 30_000, docExp: now }, now, docSigned: true, paymentMade: false };
  test.each([
    ['signed, of its amount, in its last moment', {}, null],
    ['without an offer', { offer: null }, 'isOffered'],
    ['a moment too late', { now: now + 1 }, 'hasNotExpired'],
    ['for the second time', { paymentMade: true }, 'isNotPaidYet'],
    ['not signed', { docSigned: false }, 'isSigned'],
    ['a cent short', { payment: 29_999 }, 'amountMatches'],
    ['a cent too much', { payment: 30_001 }, 'amountMatches'],
  ])('%s', (_, over, obstacle) => expect(settlementObstacle({ ...good, ...over })).toBe(obstacle));
});

describe('a reinstatement', () => {
  const good = { status: LOAN_STATUS.OutForRepo, amount: 65_000, ofrPaymentValue: 65_000, payment: 65_000 };
  const broken = (over: object) =>
    Object.entries(reinstatementClauses).flatMap(([name, holds]) => (holds({ ...good, ...over }) ? [] : [name]));
  test.each([
    [{}, []],
    [{ payment: 70_000 }, []],
    [{ status: LOAN_STATUS.Repossessed }, []],
    [{ status: LOAN_STATUS.Open }, ['isInRecovery']],
    [{ amount: null }, ['hasAnAmount', 'valueMatchesAmount', 'isPaidInFull']],
    [{ ofrPaymentValue: 64_999 }, ['valueMatchesAmount']],
    [{ payment: 64_999 }, ['isPaidInFull']],
  ])('with %j breaks %j', (over, clauses) => expect(broken(over)).toEqual(clauses));
});

describe('a cancellation', () => {
  const good = { lastDay: '2026-11-30', today: '2026-11-27', laterMovements: 0, hasOpenJob: false };
  test.each([
    ['on the day', {}, null],
    ['on the last day', { today: '2026-11-30' }, null],
    ['on the next', { today: '2026-12-01' }, 'isInTime'],
    ['after a payment', { laterMovements: 1 }, 'hasNoLaterMovements'],
    ['while a payment is on its way', { hasOpenJob: true }, 'hasNoOpenJob'],
  ])('%s', (_, over, obstacle) => expect(cancelObstacle({ ...good, ...over })).toBe(obstacle));

  test.each([
    ['10101', 'in Austin, late on a Tuesday', '2026-12-02T05:30:00Z', '2026-12-02'],
    ['10102', 'in Macon, where Wednesday has begun', '2026-12-02T05:30:00Z', '2026-12-03'],
    ['10107', 'in Fresno, on the eve of Thanksgiving', '2026-11-26T07:30:00Z', '2026-11-27'],
    ['10101', 'in Austin, on a Friday', '2026-11-27T18:00:00Z', '2026-11-30'],
  ])('at store %s %s is possible until the end of the next business day there', (storeId, _, madeAt, lastDay) =>
    expect(cancelDays(storeId, Date.parse(madeAt), Date.parse(madeAt)).lastDay).toBe(lastDay),
  );
});

describe('risk info', () => {
  const calm = { status: LOAN_STATUS.Open, isAddon: false, denied: false, limit: 100, oldLimit: null, rate: 12_000, newRate: null };
  const none = { rateChanged: false, creditLimitChanged: false, refinanceDenied: false };
  test.each([
    [{}, {}],
    [{ newRate: 9_900 }, { rateChanged: true, changeId: 'rate-12000-9900' }],
    [{ newRate: 12_000 }, {}],
    [{ oldLimit: 90 }, { creditLimitChanged: true, changeId: 'limit-90-100' }],
    [{ oldLimit: 100 }, {}],
    [{ denied: true }, { refinanceDenied: true }],
    [{ status: LOAN_STATUS.OutForRepo }, { refinanceDenied: true }],
    [{ status: LOAN_STATUS.OutForRepo, isAddon: true }, {}],
    [{ status: LOAN_STATUS.Sold, isAddon: true }, { refinanceDenied: true }],
  ])('with %j is %j', (over, expected) => expect(riskInfoOf({ ...calm, ...over })).toEqual({ ...none, ...expected }));
});

describe('the location check (RULE-014)', () => {
  test.each([
    ['TX', 'TX', false, true, false],
    ['GA', 'TX', false, false, false],
    ['OH', 'OH', false, false, true],
    ['OH', 'OH', true, true, true],
    ['TX', 'OH', true, false, true],
  ])('in %s with a store in %s, acknowledged %s: allowed %s, restricted %s', (state, storeState, acknowledged, allowed, restricted) =>
    expect(allowedFrom({ state, storeState, acknowledged })).toEqual({ allowed, restricted, acknowledged }),
  );
});

describe('ancillary products', () => {
  test('of a title loan: an inspection in the store only above $2,000.00', () => {
    expect(ancillaryOf({ productId: '100', principal: 200_000, switches: false })).toMatchObject({
      missingProducts: [],
      showAppointmentLink: false,
    });
    const larger = ancillaryOf({ productId: '100', principal: 200_001, switches: false });
    expect(larger).toMatchObject({ missingProducts: ['Vehicle inspection'], showAppointmentLink: true });
    expect(larger.products.map(({ productId, required }) => [productId, required])).toEqual([
      ['roadside', false],
      ['inspection', true],
    ]);
  });

  test('of a personal loan: no inspection and no confirmation', () =>
    expect(ancillaryOf({ productId: '300', principal: 200_001, switches: false })).toEqual({
      products: [],
      confirmText: '',
      missingProducts: [],
      showAppointmentLink: false,
    }));

  test('a switch above $2,000.00 needs the store, and an installment loan that stays one does not (ROUTE-075)', () => {
    const larger = { productId: '200', principal: 200_001 };
    expect(ancillaryOf({ ...larger, switches: true })).toMatchObject({
      missingProducts: ['Switch in the store'],
      showAppointmentLink: true,
    });
    expect(ancillaryOf({ ...larger, principal: 200_000, switches: true })).toMatchObject({
      missingProducts: [],
      showAppointmentLink: false,
    });
    expect(ancillaryOf({ ...larger, switches: false })).toMatchObject({ missingProducts: [], showAppointmentLink: false });
  });

  test.each([
    ['roadside', '100', [{ id: 'roadside', name: 'Roadside assistance', cents: 4_900 }]],
    ['protection', '100', null],
    ['inspection', '100', null],
    ['roadside roadside', '100', null],
    ['', '300', []],
  ])('%j with a loan of product %s sells %j', (ids, productId, sold) =>
    expect(soldWith(ids.split(' ').filter(Boolean), { productId, switches: false })).toEqual(sold),
  );
});

describe('a covered borrower (10 USC 987)', () => {
  const books = { interest_cents: 0, accrued_on: '2026-01-01', instalment_cents: 1, paid_toward_cents: 0, due_on: '2026-01-31' };
  const terms = (productId: string, rate_bps: number, price: number) => ({
    paid: 0,
    lent: 0,
    productId,
    switches: false,
    ancillary: [],
    productName: '',
    payoff: 0,
    instalments: 12,
    signs: false,
    sold: price > 0 ? [{ id: 'protection', name: '', cents: price }] : [],
    books: { ...books, principal_cents: 100_000, rate_bps },
  });
  test.each([
    ['an installment loan at 36 percent', '200', 3_600, 0, true],
    ['a hundredth more', '200', 3_601, 0, false],
    ['a title loan at any rate', '100', 100, 0, false],
    ['35 percent with $9.80 for a product, together 36', '200', 3_500, 980, true],
    ['35 percent with $29.00 for a product', '200', 3_500, 2_900, false],
  ])('may have %s', (_, productId, rate, price, may) => expect(isAllowedForCovered(terms(productId, rate, price))).toBe(may));

  test.each([
    ['an installment loan at 36 percent', '200', 3_600, true],
    ['a hundredth more', '200', 3_601, false],
    ['a title loan at any rate', '100', 100, false],
  ])('may draw on %s', (_, product_id, rate_bps, may) => expect(isDrawAllowedForCovered({ product_id, rate_bps })).toBe(may));
});

describe('who is asked for the location (FLAG-011, CONST-032)', () => {
  const settings = { allowNoSsnRefinance: false, canChangeAutoPay: false };
  test.each([
    [{}, true, true],
    [{}, false, false],
    [{ gpsCheckRefinance: false }, true, true],
    [{ gpsCheckPayment: false, gpsCheckRefinance: false }, true, false],
    [{ gpsCheckPlainPayment: true }, false, true],
  ])('with %j, a renewal %s: %s', (over, renews, needs) => expect(needsLocation({ ...settings, ...over }, renews)).toBe(needs));
});

describe('the arithmetic of a refinance', () => {
  /** $1,000.00 at 36.5 % a year: exactly $1.00 a day. */
  const books: Books = {
    principal_cents: 100_000,
    interest_cents: 0,
    accrued_on: '2026-01-01',
    rate_bps: 3_650,
    instalment_cents: 10_000,
    paid_toward_cents: 0,
    due_on: '2026-01-31',
  };

  test('$110.00 after ten days pay the interest and $100.00 of the principal; the new loan is $900.00, in ten installments with a period of interest', () => {
    expect(refinanced(books, { paid: 11_000, lent: 0, rate_bps: 3_650, instalments: 10 }, '2026-01-11')).toEqual({
      principal_cents: 90_000,
      interest_cents: 0,
      accrued_on: '2026-01-11',
      rate_bps: 3_650,
      instalment_cents: 9_000 + 2_700,
      paid_toward_cents: 0,
      due_on: '2026-02-10',
    });
  });

  test('extra cash is added to the balance, and another product has its own rate', () => {
    const { rate_bps, instalments } = termsOf('200');
    const made = refinanced(books, { paid: 11_000, lent: 50_000, rate_bps, instalments }, '2026-01-11');
    expect([made.principal_cents, made.rate_bps]).toEqual([140_000, 9_900]);
  });

  test('the amount of a switch is the interest, and never more than the minimum due', () => {
    expect(switchAmountOn(books, '2026-01-11')).toBe(1_000);
    expect(switchAmountOn(books, '2026-05-01')).toBe(12_000);
    expect(switchAmountOn({ ...books, instalment_cents: 500 }, '2026-01-11')).toBe(500);
  });

  test('an unknown product, and a refinance with a zero balance, are refused', () => {
    expect(() => termsOf('999')).toThrow('There are: 100, 200, 300');
    expect(() => refinanced(books, { paid: 101_000, lent: 0, rate_bps: 3_650, instalments: 10 }, '2026-01-11')).toThrow(RangeError);
  });

  test('a closed loan has no balance on any day', () => expect(payoffOn(cleared(books, '2026-01-11'), '2027-01-01')).toBe(0));

  test('no cent is created or lost, and the new installments repay the new loan in their number', () => {
    const any = fc.record({
      principal: fc.integer({ min: 50_000, max: 2_000_000 }),
      days: fc.integer({ min: 0, max: 90 }),
      share: fc.double({ min: 0, max: 0.9, noNaN: true }),
      lent: fc.integer({ min: 0, max: 500_000 }),
      rate: fc.integer({ min: 0, max: 36_000 }),
      instalments: fc.integer({ min: 1, max: 36 }),
    });
    fc.assert(
      fc.property(any, ({ principal, days, share, lent, rate, instalments }) => {
        const old = { ...books, principal_cents: principal };
        const day = new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
        const payoff = payoffOn(old, day);
        const paid = Math.floor(payoff * share);
        const made = refinanced(old, { paid, lent, rate_bps: rate, instalments }, day);
        expect(paid + payoffOn(made, day)).toBe(payoff + lent);
        expect(made.instalment_cents * instalments).toBeGreaterThanOrEqual(made.principal_cents);
      }),
    );
  });
});

describe('a receipt', () => {
  const paper = { number: 'P1', lastFour: '4242', call: '(512) 555-0151' };
  const paid = { cents: 12_345, balance: 100_000, header: '10101-1-1', status: LOAN_STATUS.Open, newHeader: null };
  test.each([
    [
      paid,
      'We received your payment of $123.45 on loan 10101-1-1 from the card ending in 4242. Confirmation number P1. You now owe $1,000.00.',
    ],
    [{ ...paid, balance: 0, status: LOAN_STATUS.Settled }, 'The loan is settled: you owe nothing more.'],
    [{ ...paid, balance: 0, status: LOAN_STATUS.Refinance, newHeader: '10101-2-1' }, 'The loan is refinanced: your new loan is 10101-2-1.'],
    [{ ...paid, cents: -12_345 }, 'Your refinance of loan 10101-1-1 is cancelled. We return $123.45 to the card ending in 4242.'],
  ])('of %j has "%s"', (receipt, text) => expect(receiptText(receipt, paper, 'en')).toContain(text));

  test.each([
    [
      paid,
      'Recibimos su pago de $123.45 del préstamo 10101-1-1 con la tarjeta que termina en 4242. Número de confirmación: P1. Ahora debe $1,000.00.',
    ],
    [{ ...paid, balance: 0, status: LOAN_STATUS.Settled }, 'El préstamo está liquidado: no debe nada más.'],
    [
      { ...paid, balance: 0, status: LOAN_STATUS.Refinance, newHeader: '10101-2-1' },
      'El préstamo se refinanció: su préstamo nuevo es 10101-2-1.',
    ],
    [
      { ...paid, cents: -12_345 },
      'Se canceló el refinanciamiento del préstamo 10101-1-1. Devolvemos $123.45 a la tarjeta que termina en 4242.',
    ],
  ])('of %j has in Spanish "%s" (D5)', (receipt, text) => expect(receiptText(receipt, paper, 'es')).toContain(text));
});

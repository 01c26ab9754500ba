import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payoffOn, type Books } from '../../services/lender/loans/arithmetic.ts';
import { cleared, refinanced, switchAmountOn, termsOf } from '../../services/lender/loans/refinance.ts';
import { ancillaryOf, soldWith } from '../../services/lender/lending/ancillaryProducts.ts';
import { needsLocation } from '../../services/lender/lending/located.ts';
import { cancelDays, cancelObstacle } from '../../services/lender/lending/cancellable.ts';
import { minPaymentOf, refinanceObstacles, type RefinanceFacts } from '../../services/lender/payment/eligibility.ts';

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
    installment_cents: 10_000,
    paid_toward_cents: 0,
    due_on: '2026-01-31',
  };

  test('$110.00 after ten days pay the interest and $100.00 of the principal; the new loan is $900.00, in ten installments with a period of interest', () => {
    expect(refinanced(books, { paid: 11_000, lent: 0, rate_bps: 3_650, installments: 10 }, '2026-01-11')).toEqual({
      principal_cents: 90_000,
      interest_cents: 0,
      accrued_on: '2026-01-11',
      rate_bps: 3_650,
      installment_cents: 9_000 + 2_700,
      paid_toward_cents: 0,
      due_on: '2026-02-10',
    });
  });

  test('extra cash is added to the balance, and another product has its own rate', () => {
    const { rate_bps, installments } = termsOf('200');
    const made = refinanced(books, { paid: 11_000, lent: 50_000, rate_bps, installments }, '2026-01-11');
    expect([made.principal_cents, made.rate_bps]).toEqual([140_000, 9_900]);
  });

  test('the amount of a switch is the interest, and never more than the minimum due', () => {
    expect(switchAmountOn(books, '2026-01-11')).toBe(1_000);
    expect(switchAmountOn(books, '2026-05-01')).toBe(12_000);
    expect(switchAmountOn({ ...books, installment_cents: 500 }, '2026-01-11')).toBe(500);
  });

  test('an unknown product, and a refinance with a zero balance, are refused', () => {
    expect(() => termsOf('999')).toThrow('There are: 100, 200, 300');
    expect(() => refinanced(books, { paid: 101_000, lent: 0, rate_bps: 3_650, installments: 10 }, '2026-01-11')).toThrow(RangeError);
  });

  test('a closed loan has no balance on any day', () => expect(payoffOn(cleared(books, '2026-01-11'), '2027-01-01')).toBe(0));

  test('no cent is created or lost, and the new installments repay the new loan in their number', () => {
    const any = fc.record({
      principal: fc.integer({ min: 50_000, max: 2_000_000 }),
      days: fc.integer({ min: 0, max: 90 }),
      share: fc.double({ min: 0, max: 0.9, noNaN: true }),
      lent: fc.integer({ min: 0, max: 500_000 }),
      rate: fc.integer({ min: 0, max: 36_000 }),
      installments: fc.integer({ min: 1, max: 36 }),
    });
    fc.assert(
      fc.property(any, ({ principal, days, share, lent, rate, installments }) => {
        const old = { ...books, principal_cents: principal };
        const day = new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
        const payoff = payoffOn(old, day);
        const paid = Math.floor(payoff * share);
        const made = refinanced(old, { paid, lent, rate_bps: rate, installments }, day);
        expect(paid + payoffOn(made, day)).toBe(payoff + lent);
        expect(made.installment_cents * installments).toBeGreaterThanOrEqual(made.principal_cents);
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { LOAN_STATUS } from '../../services/contract/enums.ts';
import { payableClauses, type PayableFacts } from '../../services/lender/loans/payable.ts';
import { receiptText } from '../../services/lender/loans/receipt.ts';
import { isAllowedForCovered, isDrawAllowedForCovered } from '../../services/lender/lending/covered.ts';
import { allowedFrom } from '../../services/lender/lending/consent.ts';
import { riskInfoOf } from '../../services/lender/lending/risk.ts';
import { isPartial } from '../../services/lender/payment/partial.ts';
import { reinstatementClauses } from '../../services/lender/payment/reinstatement.ts';
import { settlementObstacle } from '../../services/lender/payment/settlement.ts';
import { purposeOf, type PurposeFields } from '../../services/lender/payment/purpose.ts';

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

describe('a covered borrower (10 USC 987)', () => {
  const books = { interest_cents: 0, accrued_on: '2026-01-01', installment_cents: 1, paid_toward_cents: 0, due_on: '2026-01-31' };
  const terms = (productId: string, rate_bps: number, price: number) => ({
    paid: 0,
    lent: 0,
    productId,
    switches: false,
    ancillary: [],
    productName: '',
    payoff: 0,
    installments: 12,
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

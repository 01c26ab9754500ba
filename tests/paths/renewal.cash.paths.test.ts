import { describe, expect, test } from 'vitest';
import { titleLoan } from '../../machines/paths/people/loans.ts';
import { follow } from '../../machines/paths/explorer.ts';
import { cashLimits, mostCash } from '../../machines/kit/renewalCash.ts';
import { priceAsk, renewalOf } from '../../machines/renewal/renewal.rules.ts';
import { whereInput } from '../../machines/renewal/cash.rules.ts';
import { renewalView } from '../../machines/renewal/renewal.view.ts';
import { loaded, NOTHING_CHOSEN, OWN, PRICED, START, termsOf, walk } from './renewalStory.ts';

describe('cash with the renewal', () => {
  const CASH = 'a loan that pays out cash';
  const ONLY = 'a loan that is renewed only with cash';
  const typed = (detail: string, amount: string, ...labels: string[]) =>
    loaded(detail, ...labels, `types ${amount} of cash`, 'goes on to renew');

  test('is offered within what the new loan may owe, and never proposed (R-6)', () => {
    expect(termsOf(loaded(CASH, PRICED)).cash).toEqual({
      typed: null,
      amount: 0,
      least: 5_000,
      most: 138_245,
      problem: null,
      isNeeded: false,
    });
    expect(termsOf(loaded(OWN, PRICED)).cash).toBeNull();
  });
  test.each([
    ['$10.00', 'tooLittle'],
    ['$9,000.00', 'tooMuch'],
  ])('of %s is %s: the lender is not asked, and the amount stays in the field', (amount, problem) => {
    const at = typed(CASH, amount, PRICED);
    expect(termsOf(at)).toMatchObject({ phase: 'choosing', cash: { amount: 0, problem }, same: { newLoan: { newLoanAmount: 161_755 } } });
  });
  test('is priced before anything goes on: the earlier figures do not count (R-1)', () => {
    const at = typed(CASH, '$200.00', PRICED);
    expect(at.matches({ choice: { pricing: 'same' } })).toBe(true);
    expect(termsOf(at)).toMatchObject({ phase: 'choosing', busy: true, same: { newLoan: null } });
    expect(priceAsk(at.context, 'same').disbursement).toBe('200.00');
    expect(priceAsk(loaded(CASH).context, 'same').disbursement).toBeUndefined();
  });
  const PAID_OUT = [PRICED, 'types $200.00 of cash', 'goes on to renew', PRICED, 'goes on to renew', 'fetchParts: it is here'];
  test('goes where Ann chooses, and the terms have it (ROUTE-088, refinance-9)', () => {
    const at = loaded(CASH, ...PAID_OUT);
    expect(renewalView(at).screen).toBe('ManageDisburseMethod');
    expect(whereInput(at)).toMatchObject({
      amount: 20_000,
      loanId: 'title',
      options: { isStoreDisbursementAvailable: true },
      chosen: null,
    });
    const chosen = loaded(CASH, ...PAID_OUT, 'disburseMethod: to MoneyGram');
    expect(renewalView(chosen).screen).toBe('AncillaryProducts');
    expect(renewalOf(chosen.context).cash).toEqual({ cents: 20_000, channel: 14, card: null });
  });
  test('that Ann does not want to send anywhere leads back to the terms, with it in the figures', () =>
    expect(termsOf(loaded(CASH, ...PAID_OUT, 'disburseMethod: she goes back'))).toMatchObject({
      phase: 'choosing',
      cash: { amount: 20_000 },
    }));
  test('can be taken out again: the renewal is priced without it, and nothing asks for a way', () => {
    const at = loaded(CASH, ...PAID_OUT.slice(0, 4), 'empties the field of cash', 'goes on to renew', PRICED, 'goes on to renew');
    expect([renewalView(at).screen, renewalOf(at.context).cash]).toEqual(['AncillaryProducts', undefined]);
  });
  test('of another amount may go another way: Ann chooses it again', () => {
    const again = loaded(
      CASH,
      ...PAID_OUT,
      'disburseMethod: to MoneyGram',
      'ancillary: she goes back',
      'empties the field of cash',
      'goes on to renew',
    );
    expect(again.context).toMatchObject({ cash: 0, where: null });
  });
  test('that the lender refuses leaves other cash, or none, to try', () => {
    const at = typed(CASH, '$200.00', PRICED);
    const refused = loaded(CASH, PRICED, 'types $200.00 of cash', 'goes on to renew', 'priceSame: not with this amount');
    expect(at.matches({ choice: 'pricing' })).toBe(true);
    expect(termsOf(refused)).toMatchObject({ phase: 'choosing', cash: { amount: 20_000 }, same: { newLoan: null } });
    expect(termsOf(refused).mayContinue).toBe(false);
    expect(termsOf(walk.after(refused, { type: 'cash.typed', cents: 10_000 })).mayContinue).toBe(true);
  });
  test.each(['not with this amount', 'only in her store'])(
    'that brings no new loan (%s) leads to nothing, however often Ann goes on',
    (why) => {
      const refused = loaded(CASH, PRICED, 'types $200.00 of cash', 'goes on to renew', `priceSame: ${why}`);
      expect(refused.can({ type: 'terms.confirmed' })).toBe(false);
      expect(termsOf(refused)).toMatchObject({ phase: 'choosing', mayContinue: false });
    },
  );
  test('that only the store pays out is an appointment there (ROUTE-075)', () => {
    const refused = loaded(CASH, PRICED, 'types $200.00 of cash', 'goes on to renew', 'priceSame: only in her store');
    expect(termsOf(refused).byTheStore).toEqual(['same']);
    expect(walk.after(refused, { type: 'appointment.chosen', product: 'same' }).output?.kind).toBe('appointmentWanted');
  });
  const withDraft = (draft: string, ...labels: string[]) =>
    follow(
      walk,
      START,
      'getAccounts: her loan',
      `getDetail: ${CASH}`,
      `readDraft: ${draft}`,
      NOTHING_CHOSEN,
      'getRisks: nothing has changed',
      'noteRisks: nothing has changed',
      ...labels,
    );
  test.each(['she has chosen cash before', 'she has changed the amount since'])(
    'that Ann has chosen comes back with its way, and its figures are asked for again: %s',
    (draft) => {
      const at = withDraft(draft);
      expect(priceAsk(at.context, 'same').disbursement).toBe('200.00');
      expect(at.context).toMatchObject({ cashTyped: 20_000, where: { channel: 14 } });
    },
  );
  test('comes back with the kind of loan of the terms that were stored', () =>
    expect(withDraft('she has chosen cash before').context.product).toBe('same'));
  test('that the new amount does not allow stays in the field with its reason, and the figures are without it', () => {
    const at = withDraft('more cash than the new amount allows', PRICED);
    expect(priceAsk(at.context, 'same').disbursement).toBeUndefined();
    expect(termsOf(at)).toMatchObject({ phase: 'choosing', cash: { typed: 900_000, amount: 0, problem: 'tooMuch' } });
  });
  test('is needed by a loan that is not renewed without it: nothing is priced before an amount is named (CONF-034)', () => {
    const at = loaded(ONLY);
    expect(termsOf(at)).toMatchObject({ phase: 'choosing', cash: { isNeeded: true, amount: 0 }, same: { newLoan: null, refusal: null } });
    expect(termsOf(walk.after(at, { type: 'terms.confirmed' })).cash?.problem).toBe('empty');
    expect(typed(ONLY, '$200.00').matches({ choice: { pricing: 'same' } })).toBe(true);
  });
  test('is not paid out when the rest of the flow cannot be downloaded: the terms say so', () =>
    expect(termsOf(loaded(CASH, ...PAID_OUT.slice(0, 5), 'fetchParts: a file is missing'))).toMatchObject({
      phase: 'choosing',
      failure: { kind: 'unknown' },
    }));
});

test('a renewal brings no more cash than leaves the new loan at its limit, and none below the least amount', () => {
  const options = { isDebitDisbursementAvailable: true, isMoneyGramDisbursementAvailable: true, isStoreDisbursementAvailable: true };
  const loan = {
    ...titleLoan,
    payoffAmount: 100_000,
    renewalCash: { minAmount: 5_000, creditLimit: 60_000, disbursementOptions: options },
  };
  expect(cashLimits(loan, 45_000)).toEqual({ least: 5_000, most: 5_000 });
  expect([cashLimits(loan, 44_999), mostCash(loan, 44_999), cashLimits(titleLoan, 45_000)]).toEqual([null, 0, null]);
});

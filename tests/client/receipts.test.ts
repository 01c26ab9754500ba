import { afterEach, expect, test, vi } from 'vitest';
import { cardNameOf } from '../../machines/kit/card.ts';
import { afterGathering, storedReceipt } from '../../machines/payment/payment.keep.ts';
import * as rules from '../../machines/payment/payment.rules.ts';
import { loan, receipt, visa } from '../../machines/paths/walks/payment.people.ts';
import { readReceipt, storeReceipt } from '../../services/actors/receipts.ts';
import { forgetCustomer } from '../../services/client/survivors.ts';
import { DRAFT_LIFE_MS } from '../../services/client/draftLife.ts';
import { readText } from '../../services/client/storage.ts';
import { facts } from '../rules/paymentFacts.ts';

afterEach(() => void vi.useRealTimers());

const paid = () => facts({ receipt, method: rules.methodId(visa), paidWith: cardNameOf(visa) });
const found = (profileId = paid().person.profileId, loanId = loan.loanId) => readReceipt(profileId, loanId)?.receipt ?? null;

/** @layer STORE */
test('the receipt of a payment is stored for its customer, its loan and half an hour, and a sign-out removes it (FLOW-PAY-04)', () => {
  vi.useFakeTimers();
  storeReceipt(storedReceipt(paid()));
  expect([found(), found('profile-sam'), found(undefined, 'loan-2')]).toEqual([receipt, null, null]);
  vi.advanceTimersByTime(DRAFT_LIFE_MS - 1);
  expect(found()).toEqual(receipt);
  vi.advanceTimersByTime(1);
  expect(found()).toBeNull();
  storeReceipt(storedReceipt(paid()));
  forgetCustomer();
  expect([found(), readText('session', 'receipt')]).toEqual([null, null]);
});

test('a reloaded receipt names the company that was paid, whatever the brand of the address', () => {
  const { cards, cardsFailure, cardsMayPay, noCardForm, nextBusinessDate, now, inFlight, nlsId } = facts();
  const known = { loan, cards, cardsFailure, cardsMayPay, noCardForm, nextBusinessDate, now, inFlight, nlsId, draft: null };
  const gathered = { ...known, receipt: { ...storedReceipt(paid()), storedAt: 0 } };
  const reloaded = afterGathering({ ...facts(), requested: 'ConfirmPayment', brand: 'TitleMax' }, { kind: 'gathered', gathered });
  expect([loan.brand, reloaded.brand, reloaded.receipt]).toEqual(['InstaLoan', 'InstaLoan', receipt]);
});

/** @layer STORE */
test('a stored receipt has the last four digits of its card, and nothing that could pay', () => {
  storeReceipt(storedReceipt(paid()));
  const stored = (readText('session', 'receipt') ?? '').replace(/"storedAt":\d+/, '');
  expect(stored).toContain('4242');
  expect(stored).not.toContain(visa.cardToken);
  expect(stored).not.toMatch(/\d{4} ?\d{4} ?\d{4}|cvv|token/i);
});

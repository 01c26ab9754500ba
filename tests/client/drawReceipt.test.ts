import { afterEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { cashLoan, dot, toCard } from '../../machines/paths/people/dot.ts';
import { dotDraws, drawReceipt } from '../../machines/paths/walks/draw.walks.ts';
import { atStart } from '../../machines/draw/draw.rules.ts';
import { storedDraw } from '../../machines/draw/draw.keep.ts';
import type { DrawContext } from '../../machines/draw/draw.types.ts';
import { readDrawReceipt, storeDrawReceipt } from '../../services/actors/drawReceipt.ts';
import { DRAFT_LIFE_MS } from '../../services/client/draftLife.ts';
import { readText } from '../../services/client/storage.ts';
import { forgetCustomer } from '../../services/client/survivors.ts';

afterEach(() => void vi.useRealTimers());

const reference = { referenceNumber: 'R23456789A', amount: 50_000 };
const drawn: DrawContext = { ...atStart(dotDraws()), receipt: drawReceipt, where: toCard, reference };

/** The number of the receipt that is found. */
async function found(profileId = dot.profileId, loanId = cashLoan.loanId): Promise<string | null> {
  const stored = await toPromise(createActor(readDrawReceipt, { input: { profileId, loanId } }).start());
  return stored?.reference?.referenceNumber ?? null;
}

/** @layer STORE */
test('the receipt of a cash advance is stored for its customer, its loan and half an hour, and a sign-out removes it (FLOW-DRAW-13)', async () => {
  vi.useFakeTimers();
  storeDrawReceipt(storedDraw(drawn));
  expect([await found(), await found('profile-sam'), await found(undefined, 'loan-2')]).toEqual(['R23456789A', null, null]);
  vi.advanceTimersByTime(DRAFT_LIFE_MS - 1);
  expect(await found()).toBe('R23456789A');
  vi.advanceTimersByTime(1);
  expect(await found()).toBeNull();
  storeDrawReceipt(storedDraw(drawn));
  forgetCustomer();
  expect([await found(), readText('session', 'receipt:draw')]).toEqual([null, null]);
});

/** @layer STORE */
test('a stored receipt of a cash advance has the last four digits of its card, and nothing that could draw', () => {
  storeDrawReceipt(storedDraw(drawn));
  const stored = readText('session', 'receipt:draw') ?? '';
  expect(stored).toContain('5556');
  expect(stored).not.toMatch(/BridgePay|token|cvv/i);
});

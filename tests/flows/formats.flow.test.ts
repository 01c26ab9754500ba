import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawn } from './kit/drawn.ts';
import type { Page } from './kit/page.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { signIn } from './kit/steps.ts';

/** How amounts and dates are written. Real charts, client and screens, with what the real lender answers. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann'));
afterEach(() => page?.close());

/** What Ann reads at an address. */
async function reads(address: string): Promise<string> {
  page = await signIn(sandbox, 'ann', address);
  await sandbox.time.quiet();
  return drawn(page);
}
const slashed = (text: string): string[] => text.match(/\d+\/\d+(?:\/\d+)?/g) ?? [];

/** @layer UI */
test('amounts have two decimals and thousands separators, a card expires MM/YY, Ann was born MM/DD/YYYY, and other dates are written out (part of I18N-006)', async () => {
  const { loanId } = await sandbox.loan('ann', 'TitleMax');
  const account = await reads(`/TitleMax/Accounts/${loanId}`);
  const amounts = account.match(/\$[\d.,]*\d/g) ?? [];
  expect(amounts).toContain('$2,212.15');
  expect(amounts.filter((amount) => !/^\$\d{1,3}(?:,\d{3})*\.\d{2}$/.test(amount))).toEqual([]);
  expect(account).toMatch(/Due [A-Z][a-z]+day, [A-Z][a-z]{2} \d{1,2}\b/);
  expect(slashed(account)).toEqual([]);
  page.close();
  const cards = await reads('/TitleMax/PaymentMethods');
  expect([slashed(cards).length, slashed(cards).filter((expiry) => !/^(0[1-9]|1[0-2])\/\d{2}$/.test(expiry))]).toEqual([2, []]);
  page.close();
  const profile = await reads('/TitleMax/CustomerProfile');
  expect(slashed(profile)).toEqual(['02/09/1961']);
  expect(profile).toMatch(/on [A-Z][a-z]{2} \d{1,2}, \d{4}/);
});

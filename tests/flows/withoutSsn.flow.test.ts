import { afterEach, expect, test } from 'vitest';
import type { LenderOptions } from '../../services/lender/lender.ts';
import { drawn } from './kit/drawn.ts';
import type { Page } from './kit/page.ts';
import { beginInTexas, isLocated, terms } from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { choose, signIn } from './kit/steps.ts';

/** Max has no Social Security number on file, and a loan that may be renewed. */
let sandbox: Sandbox;
let page: Page;
beginInTexas();
afterEach(async () => {
  page.close();
  await sandbox.close();
});

/** Max opens the payment of his loan, with a lender of these settings. */
async function maxPays(settings: LenderOptions['settings']): Promise<void> {
  sandbox = await openSandbox(settings);
  const { loanId } = await sandbox.loan('max', 'TitleMax');
  page = await signIn(sandbox, 'max', `/TitleMax/Accounts/${loanId}/Payment`);
  await sandbox.time.quiet();
}
const setting = () => sandbox.line.of('GET /configsettings')[0]?.answer;

test('by default nothing is renewed without a number: Max reads that he needs one (OPEN-044)', async () => {
  await maxPays({});
  expect(setting()).toMatchObject({ allowNoSsnRefinance: false });
  await page.at('AccountDetails');
  expect(await drawn(page)).toContain('We need a Social Security number on file before you can pay this loan here.');
});

test('with a lender that allows it Max goes on to the terms of his renewal (OPEN-044)', async () => {
  await maxPays({ allowNoSsnRefinance: true });
  expect(setting()).toMatchObject({ allowNoSsnRefinance: true });
  await choose(page, 'minimumDue', 'renewal.chosen');
  await isLocated(page);
  await terms(page, 'choosing');
  expect(await drawn(page)).not.toContain('Social Security number');
});

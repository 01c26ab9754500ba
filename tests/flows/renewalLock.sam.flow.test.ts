import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerIdOf } from '../../services/lender/people/person.ts';
import { dump } from './kit/browser.ts';
import { leavesFlow, LOCK, locksOf } from './kit/loanLock.ts';
import type { Page } from './kit/page.ts';
import * as steps from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { signIn } from './kit/steps.ts';

/** The loan of two parties as Sam finds it while Ann holds it, and after she has renewed it, against the real lender. */
let sandbox: Sandbox;
let page: Page;
steps.beginInTexas();
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'sam'));
afterEach(() => page?.close());

const ANN = 'Ann Ashby';
const locks = () => locksOf(sandbox).map(({ value }) => value);
const loanOfAnn = async () => (await sandbox.loan('ann', 'TitleMax')).loanId;
const draftsOf = async (name: string) =>
  sandbox.lender.db.selectFrom('user_cache').select('value').where('customer_id', '=', customerIdOf(name, 'TLXe')).execute();
const leaves = () => leavesFlow(sandbox, page);

describe('Sam renews the loan while Ann holds it', () => {
  const samWants = async () => {
    await sandbox.lock(await loanOfAnn(), 'ann');
    const at = await steps.renews(sandbox, 'sam', 'TitleMax', 'minimumDue', 'ann');
    page = at.page;
    await sandbox.time.passes(1_000);
    expect(await draftsOf('sam')).toHaveLength(1);
    await steps.keepsProduct(page);
    return at;
  };

  /** @layer NET STORE */
  test('he reads that Ann renews it, and his payment is dropped, here and with the lender; nothing is charged (ROUTE-061, FLOW-REFI-04, FLOW-REFI-05)', async () => {
    const { loanId } = await samWants();
    const { alternateName, isLocked } = await steps.blocked(page);
    await sandbox.time.quiet();
    expect([alternateName, isLocked]).toEqual([ANN, true]);
    expect(sandbox.line.of(LOCK).map(({ answer }) => answer)).toEqual([{ alreadyLocked: true, lockedByName: ANN }]);
    expect(dump(page.tab)).not.toMatch(/draft|amountType/);
    expect(await draftsOf('sam')).toEqual([]);
    await leaves();
    expect([await steps.charged(sandbox, loanId), await sandbox.holder(loanId)]).toEqual([[], ANN]);
    expect(sandbox.line.of('POST /sendverificationcode')).toEqual([]);
  });

  test('she has left: he takes the lock, brings her code, signs in his turn, is charged once, and holds the loan (PROD-026, FLOW-REFI-15, FLOW-REFI-21, ROLE-007)', async () => {
    const at = await steps.renews(sandbox, 'sam', 'TitleMax', 'minimumDue', 'ann');
    page = at.page;
    await steps.keepsProduct(page);
    await page.at('AltPartyVerifyCode');
    expect(await sandbox.holder(at.loanId)).toBe('Sam Ortega');
    await steps.bringsCode(sandbox, page, '5125550101');
    await steps.takes(page);
    await steps.takesCard(page);
    await steps.agrees(page, 'Sam Ortega', 'SO');
    await steps.signs(page);
    await steps.toReview(page);
    expect([locks(), await sandbox.holder(at.loanId)]).toEqual([[true], 'Sam Ortega']);
    await steps.pays(page);
    await sandbox.time.quiet();
    expect(await steps.charged(sandbox, at.loanId)).toEqual([['refinance', 34_500]]);
    const inOrder = sandbox.line.sent.map(({ call }) => call).filter((call) => [LOCK, 'POST /payment'].includes(call));
    expect([inOrder, locks()]).toEqual([
      [LOCK, 'POST /payment', LOCK],
      [true, true],
    ]);
    expect(await sandbox.holder(at.loanId)).toBe('Sam Ortega');
  });
});

test('Ann has renewed the loan that she shares with Sam: the old address tells him that it was replaced, and leads him to the new loan (ROUTE-064, ROLE-007)', async () => {
  const { loanId, page: anns } = await steps.renews(sandbox, 'ann', 'TitleMax', 'minimumDue');
  await steps.keepsProduct(anns);
  await steps.bringsCode(sandbox, anns, steps.SAMS_PHONE);
  await steps.takes(anns);
  await steps.annToReview(anns);
  const { newLoanId } = await steps.pays(anns);
  await sandbox.time.quiet();
  anns.close();

  page = await signIn(sandbox, 'sam', `/TitleMax/Accounts/${loanId}`);
  await page.at('AccountStatusBlocked');
  expect(page.accounts().view().account).toMatchObject({ status: 'Refinance', replacedBy: newLoanId });
  page.accounts().send({ type: 'account.opened', loanId: newLoanId });
  await page.at('AccountDetails');
  await page.until(() => page.accounts().view().account !== null && !page.now().busy);
  expect(page.accounts().view().account).toMatchObject({ loanId: newLoanId, otherParty: ANN, status: 'Open', whyNotPay: null });
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as kim from './kit/borrowing.ts';
import * as dot from './kit/drawing.ts';
import { GOOD_CARD } from './kit/hostedForm.ts';
import type { Page } from './kit/page.ts';
import { beginInTexas } from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { signIn } from './kit/steps.ts';

/** How often the portal looks for what became of money. Real charts, real client, a lender that does not decide; virtual time. */
let sandbox: Sandbox;
let page: Page;
beginInTexas();
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('dot', 'kim', 'ray'));
afterEach(() => page?.close());

/** Up to the press that moves the money. */
const FLOWS = {
  async draw() {
    ({ page } = await dot.wantsCash(sandbox));
    await dot.toReview(page, 50_000, '5556');
    dot.press(page, { type: 'draw.submitted' });
  },
  async origination() {
    page = await kim.borrows(sandbox);
    await kim.toReview(page, 60_000, '5556');
    kim.press(page, { type: 'origination.submitted' });
  },
  async cashOut() {
    page = await signIn(sandbox, 'ray', '/Referral/ReferralRewardsHome');
    await page.at('ReferralRewardsHome');
    page.flow('referral').send({ type: 'cashOut.chosen' });
    const { view } = await page.addingCard(({ formUrl }) => formUrl !== '');
    page.mountForm(view.formUrl).type({ ...GOOD_CARD, number: '4000056655665556' });
    (await page.addingCard(({ phase, kind }) => phase === 'entering' && kind !== null)).send({ type: 'card.submitted' });
    await page.at('ReferRedeemReview');
    page.now().actor?.send({ type: 'cashOut.submitted' });
  },
};

const OPEN = { pending: true, pendingCode: 1000, transactionId: 't-1', amount: '500.00', disbursementType: 16 };

test.each([
  ['a draw', 'draw', 'GET /draw', {}, 1_000],
  ['a draw', 'draw', 'GET /draw', { drawPollMs: 1_700 }, 1_700],
  ['a new loan', 'origination', 'GET /loanOriginate', {}, 1_000],
  ['a new loan', 'origination', 'GET /loanOriginate', { originationPollMs: 1_700 }, 1_700],
  ['a cash-out', 'cashOut', 'GET /cashOut', {}, 1_000],
  ['a cash-out', 'cashOut', 'GET /cashOut', { cashOutPollMs: 1_700 }, 1_700],
] as const)('%s that is open is looked up again (%s, %s) with the settings %j after %i ms (OPEN-027)', async (_, flow, call, body, ms) => {
  await sandbox.fault('GET /configsettings', { body: { canUseDisbursementPolling: true, ...body } });
  await sandbox.fault(call, { body: OPEN });
  const sentAt: number[] = [];
  sandbox.line.watch((sent) => sent === call && sentAt.push(Date.now()));
  await FLOWS[flow]();
  await page.until(() => sentAt.length === 5);
  expect(sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0))).toEqual([ms, ms, ms, ms]);
});

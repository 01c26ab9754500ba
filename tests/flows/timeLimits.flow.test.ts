import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as kim from './kit/borrowing.ts';
import * as dot from './kit/drawing.ts';
import { drawn } from './kit/drawn.ts';
import type { Page } from './kit/page.ts';
import * as renewal from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { pay, review } from './kit/steps.ts';

/** How long the page waits before it says that it is still working. Real charts, client and screens, a lender that does not decide; virtual time. */
let sandbox: Sandbox;
let page: Page;
renewal.beginInTexas();
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('ann', 'sam', 'bo', 'dot', 'kim'));
afterEach(() => page?.close());

const PRESSES = {
  async payment() {
    ({ page } = await review(sandbox, 'ann', 'TitleMax', '$20'));
    pay(page);
  },
  async renewal() {
    ({ page } = await renewal.annRenews(sandbox));
    await renewal.annToReview(page);
    pay(page);
  },
  async nlsRenewal() {
    renewal.standAt(renewal.COLUMBUS);
    ({ page } = await renewal.renews(sandbox, 'bo', 'CheckSmart', 'minimumDue'));
    await renewal.terms(page, 'warning');
    renewal.press(page, { type: 'risk.acknowledged' });
    await renewal.terms(page, 'choosing');
    renewal.press(page, { type: 'terms.confirmed' });
    await renewal.takes(page);
    await renewal.takesCard(page);
    await renewal.agrees(page, 'Bo Lindqvist', 'BL');
    await renewal.toReview(page);
    pay(page);
  },
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
};
const OPEN = { pending: true, loanId: '' };
/** The time limits are the defaults; a draw would be looked up too seldom to reach its own. */
const SETTINGS = { canSendVoiceMessages: true, canUseDisbursementPolling: true, disbursementMaxPollingAttempts: 100 };
const MARGIN_MS = 2_000;
const leave = 'Leave and come back later';

/** Moves the money, which stays undecided, and waits for the slow answer to the POST: the limit counts from this answer. */
async function isAnswered(flow: keyof typeof PRESSES, post: string, poll: string): Promise<void> {
  await sandbox.fault('GET /configsettings', { body: SETTINGS });
  await sandbox.fault(poll, { body: OPEN });
  await sandbox.fault(post, { delayMs: 6_000 });
  await PRESSES[flow]();
  await page.until(() => sandbox.line.of(post)[0]?.status === 200);
}

/** @layer UI NET */
test.each([
  ['a payment', 'payment', 'POST /payment', 'GET /payment', 30],
  ['a renewal', 'renewal', 'POST /payment', 'GET /payment', 30],
  ['a renewal of NLS', 'nlsRenewal', 'POST /payment', 'GET /payment', 60],
  ['a new loan', 'origination', 'POST /loanOriginate', 'GET /loanOriginate', 10],
] as const)(
  '%s that stays open (%s, %s, %s): %i seconds after the answer the page says that it is still working, lets the customer leave, and keeps polling (OPEN-010)',
  async (_, flow, post, poll, seconds) => {
    await isAnswered(flow, post, poll);
    await sandbox.time.passes(seconds * 1000 - MARGIN_MS);
    expect(await drawn(page)).not.toContain(leave);
    await sandbox.time.passes(2 * MARGIN_MS);
    expect(await drawn(page)).toContain(leave);
    expect(await drawn(page)).toMatch(/[Ww]e’re still (working on it|checking)/);
    const polls = sandbox.line.of(poll).length;
    await sandbox.time.passes(20_000);
    expect(sandbox.line.of(poll).length).toBeGreaterThan(polls + 2);
    expect(await drawn(page)).toContain(leave);
    expect(sandbox.line.of(post)).toHaveLength(1);
  },
);

/** A draw is polled a limited number of times (FLOW-DRAW-02), so its page offers to look again. @layer UI NET */
test('a draw that stays open: 45 seconds after the answer the page says that it is not decided, lets the customer leave, and looks again when asked (OPEN-010)', async () => {
  await isAnswered('draw', 'POST /draw', 'GET /draw');
  await sandbox.time.passes(45_000 - MARGIN_MS);
  expect(await drawn(page)).not.toContain('There’s no decision yet.');
  await sandbox.time.passes(2 * MARGIN_MS);
  expect(await drawn(page)).toMatch(/There’s no decision yet\. .*You can leave .*Check again .*Back to this account/);
  const polls = sandbox.line.of('GET /draw').length;
  dot.press(page, { type: 'look.chosen' });
  await page.until(() => sandbox.line.of('GET /draw').length > polls);
  expect(sandbox.line.of('POST /draw')).toHaveLength(1);
});

/** @layer UI NET */
test('a signature that stays open: 15 seconds after it was given the page says that the result is still being taken down, and keeps polling (OPEN-010)', async () => {
  ({ page } = await renewal.annRenews(sandbox));
  await renewal.takesCard(page);
  await renewal.agrees(page, 'Ann Ashby', 'AA');
  const { view, send } = await page.signing('loading');
  const ceremony = await page.mountPapers(view.signingUrl);
  send({ type: 'frame.loaded' });
  await sandbox.fault('GET /loanSigning', { body: { pending: true } });
  await ceremony.press('sign');
  await page.signing('recording');
  await sandbox.time.passes(15_000 - MARGIN_MS);
  const words = 'The result is still being recorded';
  expect(await drawn(page)).not.toContain(words);
  await sandbox.time.passes(2 * MARGIN_MS);
  expect(await drawn(page)).toContain(words);
  const polls = sandbox.line.of('GET /loanSigning').length;
  await sandbox.time.passes(20_000);
  expect(sandbox.line.of('GET /loanSigning').length).toBeGreaterThan(polls + 2);
});

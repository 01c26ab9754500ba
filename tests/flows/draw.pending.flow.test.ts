import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import * as dot from './kit/drawing.ts';
import type { Page } from './kit/page.ts';
import { beginInTexas } from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';

/** A draw that stays pending: how often the lender is asked, and what Dot may do meanwhile. */
let sandbox: Sandbox;
let page: Page;
let loanId: string;
beginInTexas();
afterEach(() => page?.close());

const calls = (call: string) => sandbox.line.of(call);
const OPEN = { pending: true, pendingCode: 1000, transactionId: 't-1', amount: '500.00', disbursementType: 16 };

describe('Dot gets $500.00', () => {
  beforeAll(async () => {
    sandbox = await openSandbox();
  });
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.fresh('dot'));

  test('and the lender does not decide: it is asked ten times, once a second, and then only when she wants it (FLOW-DRAW-02, POLL-003, POLL-006, CONST-013)', async () => {
    ({ page, loanId } = await dot.wantsCash(sandbox));
    await dot.toReview(page, 50_000, '5556');
    await sandbox.fault('GET /draw', { body: OPEN });
    dot.press(page, { type: 'draw.submitted' });
    await dot.at(page, 'PendingDisbursement', 'open');
    await sandbox.time.quiet();
    expect(calls('GET /draw')).toHaveLength(10);
    dot.press(page, { type: 'look.chosen' });
    await page.until(() => calls('GET /draw').length === 11);
    const { lookedAt } = await dot.at(page, 'PendingDisbursement', 'open');
    expect(lookedAt).toBeGreaterThan(0);
    await sandbox.time.passes(2_000);
    dot.press(page, { type: 'look.chosen' });
    await page.until(() => calls('GET /draw').length === 12);
    expect((await dot.at(page, 'PendingDisbursement', 'open')).lookedAt).toBeGreaterThanOrEqual(lookedAt + 2_000);
    await sandbox.heal();
    dot.press(page, { type: 'look.chosen' });
    const { receipt } = await dot.at(page, 'ConfirmDisbursement', 'received');
    expect(receipt?.amount).toBe(50_000);
    expect(await dot.moved(sandbox, loanId)).toEqual([[50_000, 'settled']]);
  });
});

describe('with a lender whose draws are not polled, and that checks no location', () => {
  beforeAll(async () => {
    sandbox = await openSandbox({ canUseDisbursementPolling: false, gpsCheckAddOn: false });
  });
  afterAll(() => sandbox.close());
  beforeEach(() => sandbox.fresh('dot'));

  test('the draw is pending at once and no GET /draw goes out; the lock is taken without a position (FLOW-DRAW-03, FLAG-006, part of FLOW-DRAW-12)', async () => {
    ({ page, loanId } = await dot.wantsCash(sandbox));
    await dot.agrees(page, 50_000, '5556');
    await dot.at(page, 'ConfirmDisbursement', 'ready');
    dot.press(page, { type: 'draw.submitted' });
    await dot.at(page, 'PendingDisbursement', 'open');
    await sandbox.time.quiet();
    expect(calls('GET /draw')).toEqual([]);
    expect(calls('POST /addOnLock').map(({ body }) => Object.keys(v.parse(v.looseObject({}), body)).toSorted())).toEqual([
      ['loanId', 'storeId'],
    ]);
    dot.press(page, { type: 'look.chosen' });
    await page.until(() => calls('GET /draw').length === 1);
    await sandbox.lender.runDueJobs();
    await dot.at(page, 'PendingDisbursement', 'open');
    dot.press(page, { type: 'look.chosen' });
    await dot.at(page, 'ConfirmDisbursement', 'received');
    expect(await dot.moved(sandbox, loanId)).toEqual([[50_000, 'settled']]);
  });
});

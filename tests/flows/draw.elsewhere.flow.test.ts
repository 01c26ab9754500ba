import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockAddOn } from '../calls/draws.ts';
import * as dot from './kit/drawing.ts';
import { drawn } from './kit/drawn.ts';
import type { Page } from './kit/page.ts';
import { beginInTexas } from './kit/renewal.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';

/** A draw while the loan changes elsewhere: its lock ends, another device draws, or the cosigner has the loan. */
let sandbox: Sandbox;
let page: Page;
let loanId: string;
beginInTexas();
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('dot', 'ann', 'sam'));
afterEach(() => page?.close());

const calls = (call: string) => sandbox.line.of(call);

describe('Dot gets $500.00', () => {
  test('after the lock has run out: nothing is sent, the lock is taken again, and the second press sends it (addOnLock-2)', async () => {
    ({ page, loanId } = await dot.wantsCash(sandbox));
    await dot.toReview(page, 50_000, '5556');
    await sandbox.lender.db.deleteFrom('loan_lock').where('loan_id', '=', loanId).execute();
    dot.press(page, { type: 'draw.submitted' });
    await page.until(() => calls('POST /addOnLock').length === 2);
    expect((await dot.at(page, 'ConfirmDisbursement', 'ready')).notice).toBe('lockRenewed');
    expect(await dot.moved(sandbox, loanId)).toEqual([]);
    dot.press(page, { type: 'draw.submitted' });
    await dot.at(page, 'ConfirmDisbursement', 'received');
    expect(await dot.moved(sandbox, loanId)).toEqual([[50_000, 'settled']]);
  });

  test('while another device draws: nothing more is sent before she has read the new figures', async () => {
    const before = await dot.owed(sandbox);
    ({ page, loanId } = await dot.wantsCash(sandbox));
    await dot.toReview(page, 50_000, '5556');
    await dot.drawsElsewhere(sandbox);
    dot.press(page, { type: 'draw.submitted' });
    const now = await dot.at(page, 'GetCashNotice', 'reading');
    expect(now).toMatchObject({ notice: 'loanChanged', owedNow: before + 12_000, owedAfter: before + 62_000 });
    const text = await drawn(page);
    expect(text).toContain('This loan has changed since you opened it.');
    expect(text).not.toContain('press the button once more');
    expect(await dot.moved(sandbox, loanId)).toEqual([[12_000, 'settled']]);
    dot.press(page, { type: 'agreement.submitted', agreed: true });
    expect(await dot.at(page, 'ConfirmDisbursement', 'ready')).toMatchObject({ notice: null, owedNow: before + 12_000 });
    dot.press(page, { type: 'draw.submitted' });
    await dot.at(page, 'ConfirmDisbursement', 'received');
    expect(new Set((await dot.moved(sandbox, loanId)).map(([cents]) => cents))).toEqual(new Set([12_000, 50_000]));
    expect(await dot.moved(sandbox, loanId)).toHaveLength(2);
  });

  test('while another device draws and has the loan again: the lender refuses what was read before, and she reads it again', async () => {
    const before = await dot.owed(sandbox);
    ({ page, loanId } = await dot.wantsCash(sandbox));
    await dot.toReview(page, 50_000, '5556');
    const other = await dot.drawsElsewhere(sandbox);
    await lockAddOn(other);
    dot.press(page, { type: 'draw.submitted' });
    expect(await dot.at(page, 'GetCashNotice', 'reading')).toMatchObject({ notice: 'loanChanged', owedNow: before + 12_000 });
    expect(await dot.moved(sandbox, loanId)).toEqual([[12_000, 'settled']]);
    dot.press(page, { type: 'agreement.submitted', agreed: true });
    await dot.at(page, 'ConfirmDisbursement', 'ready');
    dot.press(page, { type: 'draw.submitted' });
    await dot.at(page, 'ConfirmDisbursement', 'received');
    expect(await dot.moved(sandbox, loanId)).toHaveLength(2);
  });

  test('while another device draws, before she chooses where it goes: the notice shows what she owes now', async () => {
    const before = await dot.owed(sandbox);
    ({ page } = await dot.wantsCash(sandbox));
    await dot.at(page, 'GetCashAmount', 'choosing');
    dot.press(page, { type: 'amount.typed', cents: 50_000 }, { type: 'amount.confirmed' });
    await dot.ways(page);
    await dot.drawsElsewhere(sandbox);
    await dot.picks(page, '5556');
    const { owedNow, papers } = await dot.at(page, 'GetCashNotice', 'reading');
    expect(owedNow).toBe(before + 12_000);
    expect(JSON.stringify(papers)).toContain(`$${((before + 12_000) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`);
  });

  test('while an advance from another device waits at the store: it is no decline, and trying again leads to that advance; her lock is given back when she leaves', async () => {
    ({ page, loanId } = await dot.wantsCash(sandbox));
    await dot.toReview(page, 50_000, '5556');
    await dot.drawsElsewhere(sandbox, 2);
    dot.press(page, { type: 'draw.submitted' });
    const { mayTryAgain } = await dot.at(page, 'ConfirmDisbursement', 'refused');
    const text = await drawn(page);
    expect([mayTryAgain, text.includes('No money was sent.'), text.includes('declined'), text.includes('Change the amount or')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    dot.press(page, { type: 'retry.chosen' });
    expect(await dot.at(page, 'PendingDisbursement', 'granted')).toMatchObject({ amount: 12_000, where: { way: 'store' } });
    expect(await sandbox.holder(loanId)).toBe('Dot Hanley');
    dot.press(page, { type: 'flow.left' });
    await page.at('AccountDetails');
    expect(await sandbox.holder(loanId)).toBeNull();
  });

  test('while Sam has taken the loan: it is no decline, and once it is free the same request can be sent', async () => {
    ({ page, loanId } = await dot.wantsCash(sandbox));
    await dot.toReview(page, 50_000, '5556');
    await sandbox.lender.db.deleteFrom('loan_lock').where('loan_id', '=', loanId).execute();
    await sandbox.speak.ask('POST', '/sandbox/lock', { loanId, by: 'sam', lockType: 'addOn' });
    dot.press(page, { type: 'draw.submitted' });
    const { failure, mayTryAgain } = await dot.at(page, 'ConfirmDisbursement', 'refused');
    expect([failure?.texts, mayTryAgain]).toEqual([['Sam Ortega is working on this loan right now. Try again later.'], true]);
    dot.press(page, { type: 'retry.chosen' });
    await dot.at(page, 'GetCashNotice', 'held');
    await sandbox.speak.ask('POST', '/sandbox/lock', { loanId, release: true });
    dot.press(page, { type: 'retry.chosen' });
    await dot.at(page, 'ConfirmDisbursement', 'ready');
    dot.press(page, { type: 'draw.submitted' });
    await dot.at(page, 'ConfirmDisbursement', 'received');
    expect(await dot.moved(sandbox, loanId)).toEqual([[50_000, 'settled']]);
  });

  test('while Sam holds the loan she cannot; when she leaves the review, her lock is given back', async () => {
    ({ page, loanId } = await dot.wantsCash(sandbox));
    await sandbox.speak.ask('POST', '/sandbox/lock', { loanId, by: 'sam', lockType: 'addOn' });
    await dot.agrees(page, 50_000, '5556');
    await dot.isLocated(page);
    await dot.at(page, 'GetCashNotice', 'held');
    expect(calls('POST /addOnLock')).toEqual([]);
    await sandbox.speak.ask('POST', '/sandbox/lock', { loanId, release: true });
    dot.press(page, { type: 'retry.chosen' });
    await dot.at(page, 'ConfirmDisbursement', 'ready');
    expect(await sandbox.holder(loanId)).toBe('Dot Hanley');
    dot.press(page, { type: 'flow.left' });
    await page.at('AccountDetails');
    expect(calls('POST /loanlock').map(({ body }) => body)).toEqual([{ loanId, value: 'delete', lockType: 'addOn' }]);
    expect(await sandbox.holder(loanId)).toBeNull();
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as kim from './kit/borrowing.ts';
import { newTab, type Tab } from './kit/browser.ts';
import { load, type Page } from './kit/page.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';

/** Kim asks for a new loan over a bad line, from two devices, and twice. Real charts, real client, real lender, its signing page. */
let sandbox: Sandbox;
let page: Page;
let applicationId: string;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  // room for a frame to sign in
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 900);
  await sandbox.fresh('kim');
  ({ applicationId } = await kim.applicationOf(sandbox, 'kim'));
});
afterEach(() => page?.close());

const calls = (call: string) => sandbox.line.of(call);
const opens = async (tab: Tab = newTab()) => (page = await kim.borrows(sandbox, { tab }));
const unsigned = () => kim.at(page, 'OriginationDocuSign', 'unsigned');

describe('one loan, whatever happens to the request', () => {
  test('its answer is lost: it is looked up by its key, and asked for once', async () => {
    await opens();
    await kim.toReview(page, 60_000, '5556');
    await sandbox.fault('POST /loanOriginate', { cut: 'after' }, 1);
    kim.takes(page);
    await unsigned();
    expect(calls('POST /loanOriginate')).toHaveLength(1);
    expect(await kim.moved(sandbox)).toEqual([[60_000, 'pending']]);
  });

  test('it never arrives: it is fenced before the page says so, and no loan is made', async () => {
    await opens();
    await kim.toReview(page, 60_000, '5556');
    await sandbox.fault('POST /loanOriginate', { cut: 'before' }, 1);
    kim.takes(page);
    await page.until(() => calls('POST /loanOriginateTimeout').length === 1);
    const { notice } = await kim.at(page, 'OriginationChooseMethod', 'ready');
    expect(notice).toBe('notSent');
    expect(calls('POST /loanOriginateTimeout')[0]).toMatchObject({ body: { applicationId }, key: calls('POST /loanOriginate')[0]?.key });
    expect(await kim.moved(sandbox)).toEqual([]);
  });

  test('the tab is closed while it is sent: the next page finds it by its record', async () => {
    await opens();
    await kim.toReview(page, 60_000, '5556');
    await sandbox.fault('POST /loanOriginate', { cut: 'after' }, 1);
    kim.takes(page);
    await page.until(() => calls('POST /loanOriginate')[0]?.status === 0);
    page = await load(sandbox, page, '/');
    await unsigned();
    expect(calls('POST /loanOriginate')).toHaveLength(1);
    expect(await kim.moved(sandbox)).toEqual([[60_000, 'pending']]);
  });

  test('another device has asked for it: this one waits for the loan, and Kim signs it here (GUARD-027)', async () => {
    await opens();
    await kim.toReview(page, 60_000, 'store');
    await sandbox.fault('GET /loanOriginate', { body: { loanId: '' } });
    kim.takes(page);
    await page.until(() => calls('GET /loanOriginate').length > 1);
    page.close();
    await opens();
    await page.until(() => ['OriginationChooseMethod', 'OriginationDocuSign'].includes(page.now().screen ?? ''));
    await sandbox.heal();
    await unsigned();
    expect(calls('POST /loanOriginate')).toHaveLength(1);
    await kim.signsTheLoan(page);
    expect(await kim.moved(sandbox)).toEqual([[60_000, 'settled']]);
  });

  test('a loan that was signed elsewhere is not taken again: the Dashboard has it (origination-2)', async () => {
    await opens();
    await kim.toReview(page, 60_000, 'store');
    kim.takes(page);
    await kim.signsTheLoan(page);
    page = await load(sandbox, page, kim.addressOf(applicationId));
    await page.at('Dashboard');
    expect(calls('POST /loanOriginate')).toHaveLength(1);
  });

  /** @layer NET UI */
  test('after ten seconds the page says that it takes longer, polls on, and Kim may leave; the loan is there when she comes back (FLOW-ORIG-04, CONST-016)', async () => {
    await opens();
    await kim.toReview(page, 60_000, 'store');
    await sandbox.fault('GET /loanOriginate', { body: { loanId: '' } });
    const began = Date.now();
    kim.takes(page);
    const { standing } = await kim.at(page, 'OriginationChooseMethod', 'open');
    expect([standing, Math.floor((Date.now() - began) / 1000)]).toEqual(['stillWorking', 10]);
    expect(calls('GET /loanOriginate').length).toBeGreaterThanOrEqual(9); // once a second
    kim.press(page, { type: 'flow.left' });
    await page.at('Offers');
    await sandbox.heal();
    page = await load(sandbox, page, kim.addressOf(applicationId));
    await unsigned();
    expect(calls('POST /loanOriginate')).toHaveLength(1);
  });
});

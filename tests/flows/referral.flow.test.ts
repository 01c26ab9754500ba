import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ReferralEvent } from '../../machines/referral/referral.rules.ts';
import type { ReferralRewardsHomeView } from '../../machines/referral/referral.view.ts';
import type { Page } from './kit/page.ts';
import * as rewards from './kit/rewards.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { signIn } from './kit/steps.ts';

/** What the rewards of Rae (no customer) show, who takes part, and how they are shared: real charts, real client, real lender. */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('rae', 'zoe', 'nell'));
afterEach(() => page?.close());

const press = (event: ReferralEvent) => rewards.press(page, event);
const home = (holds?: (view: ReferralRewardsHomeView) => boolean) => rewards.home(page, holds);
async function opens(name: string): Promise<void> {
  page = await signIn(sandbox, name, rewards.HOME);
}

describe('what the rewards show', () => {
  test('Rae sees balance, statistics, code and history (PROD-025, ROUTE-036, CALL-086, CALL-087)', async () => {
    await opens('rae');
    const { stats, history, user } = await home();
    expect(user).toBe('nonCustomer');
    expect(stats).toMatchObject({
      currentBalance: 15_000,
      peopleSignedUp: 3,
      codesScanned: 8,
      amountPerShare: 5_000,
      shortCode: 'RAE-2026',
    });
    expect(history?.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['reward', 5_000],
      ['reward', 5_000],
      ['reward', 5_000],
    ]);
    expect(page.address()).toBe(rewards.HOME);
    const menu = await page.menu();
    expect(menu.names()[0]).toBe('referralRewards');
  });

  test('without its flag the history is neither shown nor asked for', async () => {
    await sandbox.fault('GET /configsettings', { body: {} });
    await opens('rae');
    expect((await home()).history).toBeNull();
    expect(sandbox.line.of('GET /referralBalanceHistory')).toEqual([]);
  });
});

describe('who takes part', () => {
  test('Zoe, who is known at a store only, joins, and has the menu of a member at once (PROD-025, FLAG-004, CALL-091, MENU-017)', async () => {
    await opens('zoe');
    expect(await home(({ phase }) => phase === 'outside')).toMatchObject({ user: 'retail', mayJoin: true });
    press({ type: 'join.chosen' });
    const { stats, user } = await home();
    expect([user, stats?.currentBalance, stats?.peopleSignedUp]).toEqual(['nonCustomer', 0, 0]);
    expect(sandbox.line.of('POST /referralShare').map(({ body }) => body)).toEqual([
      { name: '', email: '', phone: '', storeNumber: '', storeName: '', source: 'share', shortCode: '' },
    ]);
    await page.until(() => !page.now().busy);
    const names = (await page.menu()).names();
    expect([names[0], names[1], names.at(-1), names.includes('contactUs')]).toEqual(['referralRewards', 'linkAccount', 'signOut', false]);
  });

  test('Nell, a customer of NLS alone, may not, and the lender says so', async () => {
    await opens('nell');
    expect(await home(({ phase }) => phase === 'outside')).toMatchObject({ user: 'customer', mayJoin: false });
    press({ type: 'join.chosen' });
    expect(sandbox.line.of('POST /referralShare')).toEqual([]);
  });
});

/** @layer NET */
describe('sharing (FLOW-REFER-04, CALL-091)', () => {
  test('Rae sends an e-mail and a text message; the lender writes to each friend once', async () => {
    await opens('rae');
    await home();
    press({ type: 'way.chosen', way: 'email' });
    press({ type: 'friend.submitted', name: 'José', to: 'friend' });
    expect((await home(({ problems }) => problems.length > 0)).problems).toEqual(['emailWrong']);
    press({ type: 'friend.submitted', name: 'José', to: 'friend@example.com' });
    expect((await home(({ sentTo }) => sentTo !== '')).sentTo).toBe('friend@example.com');
    press({ type: 'friend.submitted', name: 'José', to: 'friend@example.com' });
    await page.until(() => sandbox.line.of('POST /referralShare').length === 2);
    await home();
    press({ type: 'way.chosen', way: 'text' });
    press({ type: 'friend.submitted', name: '', to: '(512) 555-0188' });
    await home(({ sentTo }) => sentTo !== '');
    const sent = sandbox.line.of('POST /referralShare').map(({ body }) => body);
    const own = { storeNumber: '', storeName: '', shortCode: 'RAE-2026' };
    expect(sent[0]).toEqual({ ...own, source: 'email', name: 'José', email: 'friend@example.com', phone: '' });
    expect(sent[2]).toEqual({ ...own, source: 'text', name: '', email: '', phone: '(512) 555-0188' });
    const messages = await sandbox.outbox('friend@example.com');
    expect(messages.map(({ kind, text }) => [kind, text.includes('RAE-2026')])).toEqual([['referral', true]]);
    expect(await sandbox.outbox('5125550188')).toHaveLength(1);
  });

  test('the QR code and the share sheet of the device are counted, and nothing else leaves the page', async () => {
    const shared: ShareData[] = [];
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('navigator', { ...navigator, share: async (data: ShareData) => void shared.push(data) });
    await opens('rae');
    expect((await home()).hasSheet).toBe(true);
    press({ type: 'way.chosen', way: 'qr' });
    await home(({ way }) => way === 'qr');
    press({ type: 'sheet.chosen', text: 'Sign up' });
    await page.until(() => sandbox.line.of('POST /referralShare').length === 2);
    expect(sandbox.line.of('POST /referralShare').map(({ body }) => body)).toMatchObject([{ source: 'qr' }, { source: 'share' }]);
    expect(shared.map(({ text, url }) => [text, url?.replace(/^https?:\/\/[^/]+/, '')])).toEqual([
      ['Sign up', '/Register?shortCode=RAE-2026'],
    ]);
  });
});

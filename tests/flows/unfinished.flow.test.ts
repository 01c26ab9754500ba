import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import * as dot from './kit/drawing.ts';
import { openPage, type Page } from './kit/page.ts';
import { openSandbox, type Sandbox } from './kit/sandbox.ts';
import { review, signIn } from './kit/steps.ts';

/** What is left half way on one device is found on another, at its step (CONF-008). */
let sandbox: Sandbox;
let page: Page;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.fresh('dot', 'ann'));
afterEach(() => page?.close());

const SAVED_MS = 1_000;
/** For so long the loans wait for what was left half way. */
const PATIENCE_MS = 2_000;
const begun = () => page.accounts().view().unfinished;
const goesOn = (flow: 'payment' | 'draw') => page.accounts().send({ type: 'unfinished.chosen', flow });

/** The device is put away after the last change was saved. */
async function putsItAway(): Promise<void> {
  await sandbox.time.passes(SAVED_MS);
  page.close();
}

/** Everything that the service was sent for other devices, readable. */
const copies = (): string[] =>
  sandbox.line.of('POST /usercache').map(({ body }) => atob(v.parse(v.object({ value: v.string() }), body).value));

describe('cash', () => {
  test('that Dot began on her phone is offered on her laptop, and goes on at the papers, with her amount and her way', async () => {
    ({ page } = await dot.wantsCash(sandbox));
    await dot.at(page, 'GetCashAmount', 'choosing');
    dot.press(page, { type: 'amount.typed', cents: 50_000 }, { type: 'amount.confirmed' });
    await dot.picks(page, '5556');
    await dot.at(page, 'GetCashNotice', 'reading');
    await putsItAway();
    expect(copies().at(-1)).toContain('"lastFour":"5556"');
    expect(copies().join('\n')).not.toMatch(/cvv|cardToken|4000056655665556/i);

    page = await signIn(sandbox, 'dot');
    expect(begun()).toMatchObject([{ flow: 'draw', to: { screen: 'ConfirmDisbursement' }, whyNot: null }]);
    goesOn('draw');
    expect(await dot.at(page, 'GetCashNotice', 'reading')).toMatchObject({ amount: 50_000, where: { card: { lastFour: '5556' } } });
  });

  test('is not offered once she left it on purpose', async () => {
    ({ page } = await dot.wantsCash(sandbox));
    await dot.at(page, 'GetCashAmount', 'choosing');
    dot.press(page, { type: 'amount.typed', cents: 50_000 });
    await sandbox.time.passes(SAVED_MS);
    expect(copies().at(-1)).toContain('"typed":50000');
    dot.press(page, { type: 'flow.left' });
    await page.at('AccountDetails');
    await putsItAway();
    expect(copies().at(-1)).toBe('');
    page = await signIn(sandbox, 'dot');
    expect(begun()).toEqual([]);
  });
});

describe('a payment', () => {
  test('that Ann left at its review is offered on another device, goes on there, and is charged once', async () => {
    const { loanId, page: phone } = await review(sandbox, 'ann', 'InstaLoan', '$44');
    page = phone;
    await putsItAway();
    page = await signIn(sandbox, 'ann');
    await page.at('Home');
    expect(begun()).toMatchObject([{ flow: 'payment', to: { screen: 'ReviewPayment', params: { loanId } }, whyNot: null }]);
    goesOn('payment');
    await page.payment('ReviewPayment', ({ phase }) => phase === 'ready');
    page.typeCvv('737');
    page.press({ type: 'payment.submitted', hasCvv: true });
    expect(await page.payment('ConfirmPayment')).toMatchObject({ amountPaid: 4_400 });
    expect(await sandbox.charged(loanId)).toEqual([4_400]);
    await putsItAway();
    page = await signIn(sandbox, 'ann');
    await page.at('Home');
    expect(begun()).toEqual([]);
  });

  test('is offered after a reload whenever the service answers: the loans wait for it a moment, and a later answer is shown, too', async () => {
    ({ page } = await review(sandbox, 'ann', 'InstaLoan', '$44'));
    await putsItAway();
    const asked = sandbox.line.of('GET /accounts').length;
    const askedLeft = sandbox.line.of('GET /usercache').length;
    const answers = sandbox.line.hold('GET /usercache');
    page = await openPage(sandbox, '/InstaLoan/Accounts', page.tab);
    await page.until(() => sandbox.line.of('GET /accounts').at(asked)?.status === 200);
    const { groups, unfinished } = page.accounts().view();
    expect([groups, unfinished]).toEqual([null, []]);
    await sandbox.time.passes(PATIENCE_MS);
    await page.until(() => page.accounts().view().groups !== null);
    expect(begun()).toEqual([]);
    answers();
    await page.until(() => begun().length > 0);
    expect(begun()).toMatchObject([{ flow: 'payment', whyNot: null }]);
    expect(sandbox.line.of('GET /usercache')).toHaveLength(askedLeft + 1);
  });

  test('is not offered to Dot, who signs in on the same device', async () => {
    ({ page } = await review(sandbox, 'ann', 'InstaLoan', '$44'));
    await putsItAway();
    page = await openPage(sandbox);
    await page.at('Login');
    page.submitLogin('ann@example.com');
    await page.at('Home');
    expect(begun()).toHaveLength(1);
    page.send({ type: 'signOut.chosen', reason: 'sideBarButton' });
    await page.at('Login');
    page.submitLogin('dot@example.com');
    await page.at('Dashboard');
    expect(begun()).toEqual([]);
  });
});

import { portalOf } from '../kit/portal.ts';
import { PAYMENT_FILE } from '../kit/files.ts';
import { expect, test } from '../kit/test.ts';

test('A signed link is removed from the address before the first call, and no referrer contains it (FLOW-LOCK-04, GUARD-005)', async ({
  portal,
  lender,
  page,
}) => {
  const loan = await lender.loan('gus', 'TitleMax');
  const url = await lender.link(loan.loanId);
  const signature = new URL(url).searchParams.get('signature') ?? '';
  const leaks: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) return;
    if (request.url().includes(signature) || (request.headers()['referer'] ?? '').includes(signature)) leaks.push(`asks ${request.url()}`);
    // the document itself asks for /config.json, as for its scripts: without the link, and without a referrer
    const isOfPage = /\/(api|cognito)/.test(new URL(request.url()).pathname);
    if (isOfPage && page.url().includes(signature)) leaks.push(`${request.url()} while the address still has it`);
  });
  await page.goto(url);
  await portal.settled('MakePayment');
  expect(signature.length).toBeGreaterThan(20);
  expect(leaks).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }, document.cookie]));
  expect(stored).not.toContain(signature);
});

test('Whatever its `path` is, a changed link leads only to Login or to its original target (OPEN-042)', async ({
  portal,
  lender,
  page,
}) => {
  const loan = await lender.loan('gus', 'TitleMax');
  const leads = [
    ['//evil.example', 'Login'],
    ['https://evil.example/', 'Login'],
    ['/\\evil.example', 'MakePayment'], // not a valid part of a link: it is dropped, and the signed link had none
  ] as const;
  for (const [path, screen] of leads) {
    const url = new URL(await lender.link(loan.loanId));
    url.searchParams.set('path', path);
    await page.goto(url.href);
    await portal.settled(screen);
    expect(new URL(page.url()).origin).toBe(url.origin);
    expect(page.url()).not.toContain('signature');
  }
});

test('Ann opens a link that locks the tab to one payment, then the root: she is signed out and sees no account (GUARD-010, FLOW-LOCK-02)', async ({
  portal,
  lender,
  page,
}) => {
  const loan = await lender.loan('ann', 'TitleMax');
  await page.goto(await lender.link(loan.loanId, { guest: false }));
  await portal.settled('MakePayment');
  await page.goto('/');
  await portal.settled('Login');
  await expect(page.getByText('log in to continue', { exact: false })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('lockedFlows'))).toBeNull();
});

test('Ann, who is signed in, opens her own link and goes on with no lock; at the link of Gus she reads who is signed in, stays, and then signs out to open it (OPEN-035)', async ({
  portal,
  lender,
  page,
}) => {
  const [hers, his] = [await lender.loan('ann', 'TitleMax'), await lender.loan('gus', 'TitleMax')];
  await portal.withSession('ann@example.com');
  await page.goto(await lender.link(hers.loanId, { guest: false }));
  await portal.settled('MakePayment');
  expect(await page.evaluate(() => sessionStorage.getItem('lockedFlows'))).toBeNull();
  await page.goto('/');
  await portal.settled('Home');

  const link = await lender.link(his.loanId);
  await page.goto(link);
  await portal.settled('OtherProfile');
  await expect(portal.main).toContainText('You’re signed in as Ann Ashby.');
  await portal.main.getByRole('button', { name: 'Stay signed in' }).click();
  await portal.settled('Home');
  await page.goto(link);
  await portal.settled('OtherProfile');
  await portal.main.getByRole('button', { name: 'Sign out and open the link' }).click();
  await portal.settled('MakePayment');
  await expect(page).toHaveURL(new RegExp(his.loanId));
});

test('Gus, a guest, looks for help and opens a newer link to his loan: it opens, and his first session is over; so does a link to the loan of another person', async ({
  portal,
  lender,
  page,
}) => {
  const [his, hers] = [await lender.loan('gus', 'TitleMax'), await lender.loan('ann', 'TitleMax')];
  const ended: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/deviceKeyAuth')) ended.push(request.headers()['authorization'] ?? '');
  });
  await page.goto(await lender.link(his.loanId));
  await portal.settled('MakePayment');
  for (const loan of [his, hers]) {
    await page.goto('/ContactUs');
    await portal.settled('ContactUs');
    await page.goto(await lender.link(loan.loanId));
    await portal.settled('MakePayment');
    await expect(page).toHaveURL(new RegExp(`${loan.loanId}/Payment$`));
  }
  expect(new Set(ended).size, 'each session but the last').toBe(2);
});

test('Ann opens a payment in a new tab: a new session, which leads through Login to that payment', async ({ portal, page }) => {
  await portal.signIn('ann@example.com');
  const pay = portal.main.locator('.account-item a.button-primary').first();
  const address = await pay.getAttribute('href');
  const [tab] = await Promise.all([page.context().waitForEvent('page'), pay.click({ modifiers: ['ControlOrMeta'] })]);
  await portal.settled('Home');
  const other = portalOf(tab);
  await other.settled('Login');
  await other.fillLogin('ann@example.com');
  await other.primary.click();
  await other.settled('MakePayment');
  expect(new URL(tab.url()).pathname).toBe(address);
});

test('hovering over the link to a payment preloads its files', async ({ portal, page }) => {
  await portal.signIn('ann@example.com');
  const fetched = page.waitForRequest(PAYMENT_FILE);
  await portal.main.locator('.account-item a.button-primary').first().focus();
  await fetched;
  await portal.settled('Home');
});

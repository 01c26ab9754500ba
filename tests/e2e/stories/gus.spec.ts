import { gusOpensCardForm } from '../kit/cardForm.ts';
import { DECLINED_CARD } from '../kit/portal.ts';
import { accessible, expect, test } from '../kit/test.ts';

for (const language of ['en', 'es'] as const) {
  /** ROLE-001, PROD-010. @layer UI NET */
  test(`Gus opens a signed link, pays with a card from the hosted form, can open no other screen, and leaving signs him out (${language}) (FLOW-LOCK-03, FLOW-CARD-06, ROUTE-073)`, async ({
    portal,
    lender,
    page,
  }) => {
    const loan = await lender.loan('gus', 'TitleMax');
    const began = await lender.now();
    const calls: string[] = [];
    await portal.speak(language);
    page.on('request', (request) => calls.push(`${request.url()} ${request.postData() ?? ''}`));

    await page.goto(await lender.link(loan.loanId));
    await portal.settled('MakePayment');
    expect(page.url()).not.toMatch(/signature|profileId|expiration/);
    await accessible(page);
    const back = page.getByRole('banner').getByRole('button');
    await expect(back, 'there is nothing before it, and the link is used up').toHaveCount(0);
    await portal.typeAmount('75');
    await portal.primary.click();

    await portal.settled('AddPaymentMethod');
    await expect(back).toHaveCount(1);
    await portal.enterCard();
    await accessible(page);
    await portal.primary.click();

    await portal.settled('ReviewPayment');
    await portal.primary.click();
    await portal.settled('ConfirmPayment');
    await accessible(page);
    expect((await lender.charges(loan.loanId, began)).map(({ cents }) => cents)).toEqual([7_500]);

    // his only proof outlives a reload, and nothing is sent again (FLOW-PAY-04)
    const receipt = (await portal.main.textContent()) ?? '';
    const [number] = /P[0-9A-Z]{9}/.exec(receipt) ?? [];
    const sent = calls.splice(0);
    for (const time of ['once', 'twice']) {
      await page.reload();
      await portal.settled('ConfirmPayment');
      await expect(page, `reloaded ${time}`).toHaveURL(/\/Payment\/ConfirmPayment$/);
    }
    await expect(portal.main).toContainText(number ?? 'no confirmation number');
    await expect(portal.main).toContainText('$75.00');
    await accessible(page);
    expect(calls.filter((one) => /\/api\/(payment|sendConfirmation)\b/.test(one))).toEqual([]);
    expect(await lender.charges(loan.loanId, began)).toHaveLength(1);

    // the card number went to the vault and nowhere else
    const origin = new URL(page.url()).origin;
    expect(sent.filter((one) => one.startsWith(origin) && one.includes('42424242424242'))).toEqual([]);

    await portal.primary.click();
    await portal.settled('Login');
    await page.goto(`/TitleMax/Accounts/${loan.loanId}`);
    await portal.settled('Login');
  });
}

test('Gus edits the address to see the account: he is signed out, and Login asks him to sign in (GUARD-010, GUARD-011)', async ({
  portal,
  lender,
  page,
}) => {
  const loan = await lender.loan('gus', 'TitleMax');
  await page.goto(await lender.link(loan.loanId));
  await portal.settled('MakePayment');
  await page.goto(`/TitleMax/Accounts/${loan.loanId}`);
  await portal.settled('Login');
  await expect(portal.main).toContainText(/log in to continue/i);
});

test('A link works once, for its time, and not when it was changed (FLOW-LOCK-04, OPEN-042)', async ({ portal, lender, page, context }) => {
  const loan = await lender.loan('gus', 'TitleMax');
  const url = await lender.link(loan.loanId);
  const changed = new URL(url);
  changed.searchParams.set('expiration', String(Number(changed.searchParams.get('expiration')) + 60));
  await page.goto(changed.href);
  await portal.settled('Login');
  await expect(portal.main).toContainText('This link has expired. Log in to continue.');

  await page.goto(url);
  await portal.settled('MakePayment');
  const other = await context.browser()?.newContext();
  const second = await other?.newPage();
  await second?.goto(url);
  await expect(second?.locator('main') ?? page.locator('none')).toHaveAttribute('data-screen', 'Login');
  await other?.close();

  const short = await lender.link(loan.loanId, { expiresInSeconds: 60 });
  await lender.advance(120);
  await page.goto('about:blank');
  await page.evaluate(() => undefined);
  await page.context().clearCookies();
  const fresh = await page.context().newPage();
  await fresh.goto(short);
  await expect(fresh.locator('main')).toHaveAttribute('data-screen', 'Login');
  await fresh.close();
});

/** ERR-004; F14 of the faults tests that other failures are polled again. */
test('A declined card: the reason is shown, PAY is disabled, and nothing is charged (FLOW-PAY-05)', async ({ portal, lender }) => {
  const began = await lender.now();
  const loan = await gusOpensCardForm(portal, lender);
  await portal.enterCard(DECLINED_CARD);
  await portal.primary.click();
  await portal.settled('ReviewPayment');
  await portal.primary.click();
  await expect(portal.problem).toBeVisible();
  await portal.settled('ReviewPayment');
  await expect(portal.primary).toHaveAttribute('aria-disabled', 'true');
  expect(await lender.charges(loan.loanId, began)).toEqual([]);
});

test("A wrong number gets its error at its field, even when the customer left it before the form's script arrived", async ({
  portal,
  lender,
  page,
}) => {
  const arrival = Promise.withResolvers<void>();
  await page.route('**/page/form.ts', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await gusOpensCardForm(portal, lender);
  const form = page.frameLocator('iframe');
  await form.locator('#number').fill('4242424242424241');
  await form.locator('#expiry').fill('01/2'); // not finished
  arrival.resolve();
  await expect(form.locator('#number-error')).toBeVisible();
  await expect(form.locator('#expiry-error')).toBeHidden();
});

/** RULE-013 */
test('The card form shows each error at its field, and nothing is sent (FLOW-CARD-05, ERR-009)', async ({ portal, lender, page }) => {
  await gusOpensCardForm(portal, lender);
  await portal.enterCard('4242424242424241');
  const form = page.frameLocator('iframe');
  await form.locator('#expiry').fill('01/20');
  // the press leaves the field, and its error makes the form taller: the button stays under the finger until it is lifted
  await portal.primary.hover();
  await page.mouse.down();
  await expect(form.locator('#expiry-error')).toBeVisible();
  await page.mouse.up();
  await expect(portal.problem).toContainText('Please confirm card information is entered correctly');
  await expect(form.locator('#number-error')).toBeVisible();
  await expect(form.locator('#expiry-error')).toBeVisible();
  await expect(form.locator('#name')).toHaveValue('Gus Okafor');
});

test('Enter in the card form submits the card and leads to the review', async ({ portal, lender, page }) => {
  await gusOpensCardForm(portal, lender);
  await portal.enterCard();
  await page.frameLocator('iframe').locator('#zip').press('Enter');
  await portal.settled('ReviewPayment');
});

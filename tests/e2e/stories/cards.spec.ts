import type { Page } from '@playwright/test';
import { annOpensCardForm, gusOpensCardForm } from '../kit/cardForm.ts';
import { DEBIT_CARD } from '../kit/portal.ts';
import { accessible, expect, test } from '../kit/test.ts';

test('Ann adds a debit card from the menu, and learns before saving that it can receive money (MENU-006, ROUTE-055, ROUTE-116)', async ({
  portal,
  page,
}) => {
  await portal.withSession('ann@example.com');
  await page.goto('/TitleMax/PaymentMethods');
  await portal.settled('PaymentMethods');
  const cards = portal.main.getByRole('list', { name: 'Saved cards' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: 'Mastercard ending in 4444' })).toContainText('Expired');
  await accessible(page);

  await portal.main.getByRole('button', { name: 'Add a card' }).press('Enter');
  await portal.settled('AddPaymentMethod');
  expect(new URL(page.url()).pathname).toBe('/TitleMax/PaymentMethods/AddPaymentMethod');
  await portal.enterCard(DEBIT_CARD);
  await expect(portal.main.getByRole('status').filter({ hasText: 'it can receive money' })).toBeVisible();
  await accessible(page);
  await portal.primary.click();
  await portal.settled('PaymentMethods');
  await expect(portal.main.getByText('Visa ending in 5556 was saved.')).toBeVisible();
  await expect(cards).toHaveCount(3);
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, history.state, location.href]));
  expect(stored).not.toContain(DEBIT_CARD.slice(0, 8));
});

test('Dot removes a card by the keyboard alone, after a question that names it (FLOW-CARD-07)', async ({ portal, page, lender }) => {
  await portal.withSession('dot@example.com');
  await page.goto('/TitleMax/PaymentMethods');
  await portal.settled('PaymentMethods');
  const cards = portal.main.getByRole('list', { name: 'Saved cards' }).getByRole('listitem');
  const before = await cards.count();
  const remove = portal.main.getByRole('button', { name: 'Remove the card ending in 4444' });
  await remove.press('Enter');
  const question = page.getByRole('dialog', { name: 'Remove Mastercard ending in 4444?' });
  await expect(question).toBeVisible();
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();

  await remove.press('Enter');
  await lender.fault('DELETE /cards', { status: 429, body: {} }, 1);
  await question.getByRole('button', { name: 'Remove this card' }).press('Enter');
  await expect(question.getByRole('alert')).toContainText('Too many attempts to remove a card.');
  await question.getByRole('button', { name: 'Remove this card' }).press('Enter');
  await expect(portal.main.getByText('Mastercard ending in 4444 was removed.')).toBeVisible();
  await expect(cards).toHaveCount(before - 1);
  await expect(page.locator('.cards-changed')).toBeFocused();
});

test('Fay wants to remove the card that autopay uses: the page leads to its autopay, and Back to her cards (FLOW-CARD-07, FLOW-AUTO-01)', async ({
  portal,
  page,
  lender,
}) => {
  const { loanId } = await lender.loan('fay', 'TitleMax');
  await portal.withSession('fay@example.com');
  await page.goto('/TitleMax/PaymentMethods');
  await portal.settled('PaymentMethods');
  await portal.main.getByRole('listitem').filter({ hasText: 'Autopay for' }).getByRole('button').click();
  const question = page.getByRole('dialog', { name: /^You can’t remove/ });
  await expect(question).toBeVisible();
  await accessible(page);
  await question.getByRole('link', { name: 'Change or turn off autopay' }).click();
  await portal.settled('AutoPayConfirm');
  expect(new URL(page.url()).pathname).toContain(`/TitleMax/Accounts/${loanId}/`);
  await page.goBack();
  await portal.settled('PaymentMethods');
});

test('Ann pays with a card for this payment only, saves it on the receipt by the keyboard, and finds it in her list (FLOW-CARD-02)', async ({
  portal,
  page,
  lender,
}) => {
  await annOpensCardForm(portal, lender);
  await portal.enterCard(DEBIT_CARD);
  await portal.primary.click();
  await portal.settled('ReviewPayment');
  await portal.primary.click();
  await portal.settled('ConfirmPayment');
  const box = page.locator('.save-card');
  await expect(box).toContainText('Visa ending in 5556 isn’t saved: it’s removed when you leave this page.');
  await accessible(page);
  await lender.fault('PUT /cards', { status: 503, body: {} }, 1);
  const save = box.getByRole('button', { name: 'Save this card for next time' });
  await save.press('Enter');
  await expect(box.getByRole('alert')).toBeVisible();
  await save.press('Enter');
  await expect(box.getByRole('status')).toContainText('Visa ending in 5556 was saved.');
  await expect(box).toBeFocused();
  await accessible(page);

  await portal.primary.click();
  await portal.settled('AccountDetails');
  await page.goto('/TitleMax/PaymentMethods');
  await portal.settled('PaymentMethods');
  await expect(portal.main.getByRole('listitem').filter({ hasText: 'Visa ending in 5556' })).toHaveCount(1);
});

test('the lender does not save the card: the reason is in view and has the focus, and the next form takes the card (ERR-010, WCAG 2.4.3)', async ({
  portal,
  page,
  lender,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await portal.withSession('ann@example.com');
  await page.goto('/TitleMax/PaymentMethods/AddPaymentMethod');
  await portal.settled('AddPaymentMethod');
  await portal.enterCard(DEBIT_CARD);
  await lender.fault('POST /cards', { status: 429, body: {} }, 1);
  await portal.primary.click();
  const note = portal.main.getByRole('alert').filter({ hasText: 'Please type your card again.' });
  await expect(note).toBeInViewport({ ratio: 1 });
  expect(await note.evaluate((element) => document.activeElement?.contains(element))).toBe(true);
  const header = await page.getByRole('banner').boundingBox();
  await expect.poll(async () => (await note.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  await accessible(page);

  await portal.enterCard(DEBIT_CARD);
  await portal.primary.click();
  await portal.settled('PaymentMethods');
  await expect(portal.main.getByText('Visa ending in 5556 was saved.')).toBeVisible();
});

test('a wrong field of the card form gets the focus, and the header of the page hides neither its label nor its hint (WCAG 2.4.11)', async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await portal.withSession('ann@example.com');
  await page.goto('/TitleMax/PaymentMethods/AddPaymentMethod');
  await portal.settled('AddPaymentMethod');
  const form = page.frameLocator('iframe');
  const header = await page.getByRole('banner').boundingBox();
  const yOf = async (part: string) => (await form.locator(part).boundingBox())?.y ?? 0;
  for (const field of ['number', 'expiry']) {
    await portal.enterCard(DEBIT_CARD);
    await form.locator(`#${field}`).fill('1');
    await form.locator('#name').focus(); // the last field
    const half = (await yOf(`#${field}`)) - (header?.height ?? 0); // the header hides its label, and not all of it
    await page.evaluate((by) => window.scrollBy(0, by), half);
    await form.locator('#name').press('Enter');
    await expect(form.locator(`#${field}`)).toBeFocused();
    await expect.poll(() => yOf(`label[for=${field}]`)).toBeGreaterThan(header?.height ?? 0);
    expect(await yOf(`#${field}-error`)).toBeLessThan((await page.locator('.form-bar').boundingBox())?.y ?? 0);
  }
});

test('a card form that has expired: the page offers a new one, and what the card can do is in view at 844 px', async ({ portal, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await portal.withSession('ann@example.com');
  await page.goto('/TitleMax/PaymentMethods/AddPaymentMethod');
  await portal.settled('AddPaymentMethod');
  await page.route('**/tokenize', (route) => route.fulfill({ status: 410, body: '{}' }), { times: 2 });
  await portal.enterCard(DEBIT_CARD);
  const can = portal.main.getByRole('status').filter({ hasText: 'it can receive money' });
  await expect(can).toBeInViewport({ ratio: 1 });
  await page.frameLocator('iframe').locator('#number').fill('4000');
  await expect(can).toHaveCount(0);

  const renew = portal.main.getByRole('button', { name: 'Open a new form' });
  for (const submits of [() => portal.primary.click(), () => page.frameLocator('iframe').locator('#zip').press('Enter')]) {
    await portal.enterCard(DEBIT_CARD);
    await submits();
    await expect(page.frameLocator('iframe').locator('#notice')).toHaveText('This card form has expired. Open a new form.');
    await accessible(page);
    await renew.click();
    await portal.settled('AddPaymentMethod');
    await expect(renew).toHaveCount(0);
  }
  await portal.enterCard(DEBIT_CARD);
  await portal.primary.click();
  await portal.settled('PaymentMethods');
  await expect(portal.main.getByText('Visa ending in 5556 was saved.')).toBeVisible();
});

const back = (page: Page) => page.getByRole('banner').getByRole('button', { name: /back/i }).click();

test('Back in the header leads from the card of a payment to the amount (GUARD-022)', async ({ portal, page, lender }) => {
  await gusOpensCardForm(portal, lender);
  await back(page);
  await portal.settled('MakePayment');
});

test('Back from the review leads to the cards, the new one is chosen, and then to the amount: no form is in between (GUARD-023)', async ({
  portal,
  page,
  lender,
}) => {
  await annOpensCardForm(portal, lender);
  await portal.main.getByRole('button', { name: 'Use a saved card' }).click();
  await portal.settled('SelectPaymentMethod');
  await portal.main.getByRole('button', { name: 'Use another card' }).click();
  await portal.settled('AddPaymentMethod');
  await portal.enterCard(DEBIT_CARD);
  await portal.primary.click();
  await portal.settled('ReviewPayment');
  await back(page);
  await portal.settled('SelectPaymentMethod');
  const chosen = portal.main.getByRole('radio', { checked: true });
  await expect(chosen).toHaveAccessibleName(/5556/);
  await back(page);
  await portal.settled('MakePayment');
});

test('after a reload of the card form one Back leads to the list, and the next one out of it (GUARD-023)', async ({ portal, page }) => {
  await portal.signIn('ann@example.com');
  const start = new URL(page.url()).pathname;
  const menu = page.locator('.shell-menu-button');
  if (await menu.isVisible()) await menu.click();
  await page.locator('.menu-entry', { hasText: 'Payment methods' }).click();
  await portal.settled('PaymentMethods');
  await portal.main.getByRole('button', { name: 'Add a card' }).click();
  await portal.settled('AddPaymentMethod');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.reload();
  await portal.settled('AddPaymentMethod');
  expect(await entries()).toBe(before);
  await page.goBack();
  await portal.settled('PaymentMethods');
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe(start);
});

test('Back in the header leads from a card of the list to the list, also when the form was opened by its address', async ({
  portal,
  page,
}) => {
  await portal.withSession('ann@example.com');
  await page.goto('/TitleMax/PaymentMethods/AddPaymentMethod');
  await portal.settled('AddPaymentMethod');
  await back(page);
  await portal.settled('PaymentMethods');
});

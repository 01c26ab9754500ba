import { accessible, expect, test } from '../kit/test.ts';

test.describe('Login', () => {
  test('shows what is missing or invalid at each field, in the words of the specification (ERR-042)', async ({ portal, page }) => {
    await page.goto('/');
    await portal.settled('Login');
    await portal.primary.click();
    await expect(portal.main).toContainText('Email or Phone Number is required');
    await expect(portal.main).toContainText('Password is required');
    await accessible(page);
    for (const username of ['ann@', '512-555', 'ann example.com']) {
      await portal.fillLogin(username);
      await portal.primary.click();
      await expect(portal.main).toContainText('Invalid Email or Phone Number');
      await expect(page.locator('#username')).toHaveValue(username);
    }
  });

  test('keeps the username after a wrong password, and says so', async ({ portal, page }) => {
    await page.goto('/');
    await portal.settled('Login');
    await portal.fillLogin('ann@example.com', 'Wrong2026');
    await portal.primary.click();
    await expect(portal.problem).toBeVisible();
    await expect(page.locator('#username')).toHaveValue('ann@example.com');
    await accessible(page);
  });

  test('says that an e-mail or a phone number is unknown (FLOW-AUTH-18)', async ({ portal, page }) => {
    await page.goto('/');
    await portal.settled('Login');
    await portal.fillLogin('nobody@example.com');
    await portal.primary.click();
    await expect(portal.main).toContainText('Your email was not found');
    await portal.fillLogin('(512) 555-0999');
    await portal.primary.click();
    await expect(portal.main).toContainText('Your phone number was not found');
  });

  test('leads uma to verification and pia to a new password (FLOW-AUTH-03, FLOW-AUTH-04)', async ({ portal, page }) => {
    for (const [name, screen] of [
      ['uma', 'VerifyWarning'],
      ['pia', 'SecureAccount'],
    ] as const) {
      await page.goto('/');
      await portal.settled('Login');
      await portal.fillLogin(`${name}@example.com`);
      await portal.primary.click();
      await portal.settled(screen);
      await accessible(page);
    }
  });
});

test.describe('The amount', () => {
  test.beforeEach(async ({ portal, lender, page }) => {
    const loan = await lender.loan('ann', 'InstaLoan');
    await portal.withSession('ann@example.com');
    await page.goto(`/InstaLoan/Accounts/${loan.loanId}/Payment`);
    await portal.settled('MakePayment');
  });

  for (const [typed, why] of [
    ['0', 'zero'],
    ['999999', 'more than the payoff'],
    ['', 'nothing'],
  ] as const) {
    test(`${why} is an error at the field, which takes the focus, and the text stays`, async ({ portal, page }) => {
      await portal.typeAmount(typed);
      await portal.primary.click();
      await portal.settled('MakePayment');
      await expect(page.locator('#amount')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('#amount')).toBeFocused();
      await accessible(page);
    });
  }

  test('a third decimal is dropped, and the page says so (RULE-015)', async ({ portal, page }) => {
    await portal.typeAmount('12.345');
    await expect(page.locator('#amount')).toHaveValue('$12.34');
    await expect(portal.main.locator('.field [role="status"]')).not.toBeEmpty();
  });

  test('1.000,50 never becomes $1.00: it stays, is refused at the field, and the page says how to type an amount', async ({
    portal,
    page,
  }) => {
    await portal.typeAmount('1.000,50');
    await expect(page.locator('#amount')).toHaveValue('$1.00,50');
    await expect(portal.main.locator('.field [role="status"]')).toContainText('$1,234.50');
    await portal.primary.click();
    await portal.settled('MakePayment');
    await expect(page.locator('#amount')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#amount')).toHaveValue('$1.00,50');
    await accessible(page);
  });
});

test.describe('A prefilled amount', () => {
  test.beforeEach(async ({ portal, lender, page }) => {
    const loan = await lender.loan('ann', 'InstaLoan');
    await portal.withSession('ann@example.com');
    await page.goto(`/InstaLoan/Accounts/${loan.loanId}/Payment`);
    await portal.settled('MakePayment');
    await portal.typeAmount('1250');
    await page.locator('#amount').blur();
    await expect(page.locator('#amount')).toHaveValue('$1,250.00');
  });

  test('is selected by a press or Tab, so that typing replaces it (RULE-015)', async ({ page }) => {
    const amount = page.locator('#amount');
    for (const focus of [() => amount.click(), () => amount.focus()]) {
      await focus();
      await page.keyboard.type('400');
      await expect(amount).toHaveValue('$400');
      await amount.blur();
      await expect(amount).toHaveValue('$400.00');
    }
  });

  test('accepts 789 typed at its start in this order, also before the dollar sign (RULE-015)', async ({ page }) => {
    const amount = page.locator('#amount');
    await amount.focus();
    await page.keyboard.press('Home');
    await page.keyboard.type('789');
    await expect(amount).toHaveValue('$7891,250.00');
    await amount.blur();
    await expect(amount).toHaveValue('$7,891,250.00');
  });

  test('a comma before the last one or two digits separates cents (RULE-016)', async ({ page }) => {
    const amount = page.locator('#amount');
    await amount.focus();
    await page.keyboard.type('12,50');
    await expect(amount).toHaveValue('$12,50');
    await amount.blur();
    await expect(amount).toHaveValue('$12.50');
  });
});

test('a security code of two digits is an error at its field, letters do not get into it, and no payment is sent with it (CONF-015, RULE-017)', async ({
  portal,
  lender,
  page,
}) => {
  const began = await lender.now();
  const loan = await lender.loan('ann', 'InstaLoan');
  await portal.withSession('ann@example.com');
  await page.goto(`/InstaLoan/Accounts/${loan.loanId}/Payment`);
  await portal.settled('MakePayment');
  await portal.chooseAmount('minimumDue');
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  const code = page.locator('#cvv');
  await code.fill('12');
  await portal.primary.click();
  await portal.settled('ReviewPayment');
  for (const [typed, wrong] of [
    ['12', '12'],
    ['12a', '12'],
    ['', ''],
  ] as const) {
    await code.fill(typed);
    await portal.primary.click();
    await expect(portal.main).toContainText('Enter the security code of your card: three or four digits.');
    await expect(code).toBeFocused();
    await expect(code).toHaveValue(wrong);
    await expect(portal.primary).toContainText('Pay');
  }
  await accessible(page);
  await code.fill('123');
  await portal.primary.click();
  await portal.on('ConfirmPayment');
  const charges = (await lender.ledger(loan.loanId)).filter(({ at }) => at >= began);
  expect(charges).toHaveLength(1);
});

test('an expired card is shown and disabled (CONF-036)', async ({ portal, lender, page }) => {
  const loan = await lender.loan('ann', 'InstaLoan');
  await portal.withSession('ann@example.com');
  await page.goto(`/InstaLoan/Accounts/${loan.loanId}/Payment`);
  await portal.settled('MakePayment');
  await portal.chooseAmount('minimumDue');
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  const expired = portal.main.locator('.choice-disabled input');
  await expect(expired).toHaveAttribute('aria-disabled', 'true');
  await expired.click({ force: true });
  await expect(expired).not.toBeChecked();
});

test('the cards cannot be loaded: the page says so, and Ann tries again and chooses a card (ERR-013)', async ({ portal, lender, page }) => {
  const loan = await lender.loan('ann', 'InstaLoan');
  await portal.withSession('ann@example.com');
  await lender.fault('GET /cards', { status: 500, body: {} });
  await page.goto(`/InstaLoan/Accounts/${loan.loanId}/Payment`);
  await portal.settled('MakePayment');
  await portal.chooseAmount('minimumDue');
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  await expect(portal.problem).toContainText('We couldn’t get your cards.');
  await lender.heal();
  await portal.problem.getByRole('button', { name: 'Try again' }).click();
  await portal.settled('MakePayment'); // the loan is loaded again as well; the chosen amount stays
  await expect(page.locator('input[value="minimumDue"]')).toBeChecked();
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  await expect(portal.main).toContainText('ending in 4242');
});

test('the address of another customer’s loan opens nothing and reveals nothing about it (ROLE-010)', async ({ portal, lender, page }) => {
  const foreign = await lender.loan('bo', 'TitleMax');
  await portal.withSession('ann@example.com');
  await page.goto(`/TitleMax/Accounts/${foreign.loanId}`);
  await portal.on('AccountDetails');
  await expect(portal.main).not.toContainText('Ford');
  await page.goto(`/TitleMax/Accounts/99999/Payment`);
  await expect(portal.problem).toBeVisible();
});

/** GUARD-003, CONF-027 */
test('an unknown path ends at the root, and one for administrators is unknown, also to a customer (ROUTE-106, ROLE-008)', async ({
  portal,
  page,
}) => {
  await page.goto('/zzz/yyy');
  await portal.settled('Login');
  await expect(page).toHaveURL(/\/(\?.*)?$/);
  await portal.withSession('ann@example.com');
  for (const path of ['/admin', '/Admin/Users', '/TitleMax/Admin']) {
    await page.goto(path);
    await portal.settled('Home');
    await expect(page).toHaveURL(/\/Home$/);
  }
  await expect(page.locator('body')).not.toContainText(/administrator|admin\b/i);
});

test('the lender is down at the start: the portal says so, and continues when it is back (ROUTE-003)', async ({ portal, lender, page }) => {
  await lender.fault('GET /serviceStatus', { cut: 'before' });
  await page.goto('/');
  await portal.on('NetworkError');
  await accessible(page);
  await lender.heal();
  await portal.primary.click();
  await portal.settled('Login');
});

test('the service is closed: MaintenanceMode shows its text, and the portal opens when the service does (GUARD-013, ROUTE-100)', async ({
  portal,
  lender,
  page,
}) => {
  await lender.fault('GET /serviceStatus', { body: { available: false, message: 'We are back at 6 am.' } });
  await page.goto('/');
  await portal.on('MaintenanceMode');
  await expect(portal.main).toContainText('We are back at 6 am.');
  await accessible(page);
  await lender.heal();
  await portal.primary.click();
  await portal.settled('Login');
});

import { keepsFocus } from '../kit/hand.ts';
import type { Portal } from '../kit/portal.ts';
import { renewing } from '../kit/renewing.ts';
import { accessible, expect, test } from '../kit/test.ts';

/** Looks at the screen: accessible, and no wider than the window. */
async function arrives(portal: Portal, screen: string): Promise<void> {
  await portal.settled(screen);
  await accessible(portal.page);
  expect(await portal.page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)).toBe(true);
}

/** From the list of offers to the amount. */
async function opensOffer(portal: Portal): Promise<void> {
  await portal.page.goto('/TitleMax/Offers');
  await portal.settled('Offers');
  await portal.main.locator('a[href*="/OfferDetails/12-"]').click();
  await arrives(portal, 'OfferDetails');
  await portal.primary.click();
}

/** To the lender's papers. The screen is the same before and after the press, so its state is awaited. */
async function opensPapers(portal: Portal, waits: string): Promise<void> {
  await arrives(portal, 'OriginationDocuSign');
  await expect(portal.main).toContainText(waits);
  await portal.primary.click();
  await expect(portal.main.getByText(waits)).toBeHidden();
}

/** Wrong amounts are corrected where they are typed; $600.00 leads on. */
async function wants600(portal: Portal): Promise<void> {
  await arrives(portal, 'OriginationAmount');
  for (const wrong of ['', '0', '599.99', '12000.01']) {
    await portal.page.locator('#amount').fill(wrong);
    await portal.primary.click();
    await expect(portal.problem).toBeVisible();
  }
  await accessible(portal.page);
  await portal.page.locator('#amount').fill('600');
  await portal.primary.click();
  await arrives(portal, 'OriginationChooseMethod');
}

/** Kim signs in and takes the $600.00 at her store, up to the signature. */
async function takesAtStore(portal: Portal): Promise<void> {
  await portal.withSession('kim@example.com');
  await opensOffer(portal);
  await wants600(portal);
  await portal.main.locator('input[name="method"][value="store"]').check();
  await portal.primary.click();
  await expect(portal.primary).toContainText('$600.00');
  await keepsFocus(portal.page);
  await portal.primary.click();
  await arrives(portal, 'OriginationDocuSign');
}

for (const language of ['en', 'es'] as const)
  test(`Kim takes $600.00 on her card: she signs, and then the money is sent, in ${language} (ROUTE-043, ROUTE-044, ROUTE-046, ROUTE-047, ROUTE-049, FLOW-ORIG-06)`, async ({
    portal,
    lender,
    page,
  }) => {
    const kim = renewing({ portal, lender, fullName: 'Kim Castellanos', initials: 'KC' });
    await portal.speak(language);
    await portal.withSession('kim@example.com');
    await opensOffer(portal);
    await wants600(portal);
    await portal.primary.click();
    await expect(portal.problem).toBeVisible(); // no way is chosen yet
    await portal.main.locator('input[name="method"][value="debit"]').check();
    await portal.primary.click();
    await arrives(portal, 'ManageDisburseMethod');
    await portal.primary.click();
    await arrives(portal, 'OriginationChooseMethod');
    await expect(portal.primary).toHaveText(language === 'en' ? 'Take the loan of $600.00' : 'Tomar el préstamo de $600.00');
    await portal.primary.click();
    await opensPapers(portal, language === 'en' ? 'Waits for your signature' : 'Espera su firma');
    await kim.signs('OriginationDocuSign');
    await expect(portal.main.locator('.receipt')).toBeVisible();
    await keepsFocus(page);
    await expect(portal.main).toContainText(language === 'en' ? 'Reference number' : 'Número de referencia');
    await expect(portal.main).toContainText('$600.00');
    await arrives(portal, 'OriginationDocuSign');
    await expect(portal.backInHeader, 'it would lead nowhere (GUARD-021)').toHaveCount(0);
    const receipt = (await portal.main.locator('.receipt').textContent()) ?? '';
    for (const time of ['once', 'twice']) {
      await page.reload();
      await arrives(portal, 'OriginationDocuSign');
      await expect(page, `reloaded ${time}`).toHaveURL(/\/OriginationDocuSign$/);
      await expect(portal.main.locator('.receipt')).toHaveText(receipt);
    }
    await portal.primary.click();
    await portal.settled('Dashboard');
    await page.goto('/TitleMax/Offers');
    await portal.settled('Offers');
    await expect(portal.main.locator('a[href*="/OfferDetails/12-"]')).toHaveCount(0);
  });

test('Kim stops and comes back: after a reload, and after a sign-out, she continues at the first step whose data is missing (FLOW-ORIG-03, GUARD-025, GUARD-026, GUARD-027)', async ({
  portal,
  page,
}) => {
  await portal.withSession('kim@example.com');
  await opensOffer(portal);
  await portal.settled('OriginationAmount');
  const amount = page.url();
  await page.goto(amount);
  await portal.settled('OriginationAmount');
  await wants600(portal);
  await portal.main.locator('input[name="method"][value="store"]').check();
  await portal.primary.click();
  await expect(portal.primary).toHaveText('Take the loan of $600.00');
  await page.goto(amount);
  await portal.settled('OriginationChooseMethod');
  await page.evaluate(() => sessionStorage.clear()); // the tab is new, the cookie is there
  await page.goto(amount);
  await portal.settled('Login');
  await portal.fillLogin('kim@example.com');
  await portal.primary.click();
  await portal.settled('OriginationChooseMethod');
  await expect(portal.main.locator('input[name="method"][value="store"]')).toBeChecked();
  await portal.primary.click();
  await expect(portal.primary).toHaveText('Take the loan of $600.00');
  await portal.primary.click();
  await arrives(portal, 'OriginationDocuSign');
  await page.goto(amount);
  await arrives(portal, 'OriginationDocuSign');
  await expect(portal.main).toContainText('Sign to get your money');
  await portal.main.getByRole('button', { name: 'Sign later' }).click();
  await portal.settled('Dashboard');
  await page.goto('/TitleMax/Offers');
  await portal.settled('Offers');
  await portal.main.locator('a[href*="/OfferDetails/12-"]').click();
  await portal.settled('OfferDetails');
  await expect(portal.primary).toHaveText('Sign to get your money');
});

for (const language of ['en', 'es'] as const)
  test(`Kim signs later: her accounts say that the loan waits for her signature and take no payment; she signs it from there, and then owes it, in ${language} (FLOW-ORIG-03, R-4)`, async ({
    portal,
    lender,
    page,
  }) => {
    const words =
      language === 'en'
        ? { waits: 'Waits for your signature', sign: 'Sign to get your money', later: 'Sign later', pays: 'Make a payment' }
        : { waits: 'Espera su firma', sign: 'Firme para recibir su dinero', later: 'Firmar más tarde', pays: 'Hacer un pago' };
    const kim = renewing({ portal, lender, fullName: 'Kim Castellanos', initials: 'KC' });
    await portal.speak(language);
    await takesAtStore(portal);
    await portal.main.getByRole('button', { name: words.later }).click();
    await arrives(portal, 'Dashboard');
    const card = portal.main.locator('li', { hasText: words.waits });
    await expect(card).toContainText('$600.00');
    await expect(card.getByRole('link', { name: words.pays })).toHaveCount(0);
    await card.locator('a:not([href*="Origination"])').click();
    await arrives(portal, 'AccountDetails');
    await expect(portal.main).toContainText(words.waits);
    await expect(portal.main).not.toContainText(words.pays);
    const account = page.url();
    await page.goto(`${account}/Payment`);
    await portal.settled('AccountDetails');
    expect(page.url()).toBe(account);
    await page.goto(`${account}/ManageAccount`);
    await arrives(portal, 'ManageAccount');
    await page.goto(account);
    await portal.settled('AccountDetails');
    await expect(portal.primary).toHaveText(words.sign);
    await portal.primary.click();
    await opensPapers(portal, words.waits);
    await kim.signs('OriginationDocuSign');
    await expect(portal.main.locator('.receipt')).toBeVisible();
    await page.goto(account);
    await portal.settled('AccountDetails');
    await expect(portal.main).not.toContainText(words.waits);
    await expect(portal.primary).toHaveText(words.pays);
  });

const DAY_S = 86_400;
const NOT_SIGNED = {
  en: {
    later: 'Sign later',
    waits: 'Waits for your signature',
    title: 'This loan was not signed in time',
    ended: 'Expired on',
    why: 'The offer has ended. No money was sent, and you owe nothing. Ask your store for a new appraisal.',
  },
  es: {
    later: 'Firmar más tarde',
    waits: 'Espera su firma',
    title: 'Este préstamo no se firmó a tiempo',
    ended: 'Venció el',
    why: 'La oferta terminó. No se envió dinero y usted no debe nada. Pida un nuevo avalúo en su tienda.',
  },
};

for (const language of ['en', 'es'] as const)
  test(`Kim does not sign: on the last day her loan still waits, a day later it is gone from her accounts, and its address says that no money was sent and nothing is owed, in ${language} (ROUTE-047, FLOW-ORIG-03, R-4)`, async ({
    portal,
    lender,
    page,
  }) => {
    const words = NOT_SIGNED[language];
    await portal.speak(language);
    await takesAtStore(portal);
    const papers = page.url();
    await portal.main.getByRole('button', { name: words.later }).click();
    await portal.settled('Dashboard');
    const card = portal.main.locator('li', { hasText: words.waits });
    const account = new URL((await card.locator('a:not([href*="Origination"])').getAttribute('href')) ?? '', page.url()).href;
    const loanId = account.split('/').at(-1) ?? '';

    await lender.advance(14 * DAY_S); // the last day: her session has ended long before
    await page.evaluate(() => sessionStorage.clear());
    await portal.signIn('kim@example.com', 'Dashboard');
    await expect(portal.main).toContainText(words.waits);

    await lender.advance(DAY_S);
    await expect.poll(async () => (await lender.ledger(loanId)).map(({ status }) => status)).toEqual(['declined']);
    await page.evaluate(() => sessionStorage.clear());
    await portal.signIn('kim@example.com', 'Dashboard');
    await expect(portal.main).not.toContainText(words.waits);
    await page.goto(papers);
    await arrives(portal, 'OriginationAmount');
    await expect(portal.main).toContainText(words.title);
    await expect(portal.main).toContainText(words.why);
    await expect(portal.primary).toHaveCount(0);
    await page.goto(account);
    await portal.settled('AccountDetails');
    await expect(portal.main).not.toContainText('$600.00');
    await page.goto('/TitleMax/Offers');
    await portal.settled('Offers');
    await expect(portal.main).not.toContainText(words.waits);
    await expect(portal.main).toContainText(words.ended); // by the lender’s clock: her browser’s has not moved
  });

test('Kim wants to be called: she is in the phone queue, and the flow is over (ROUTE-045)', async ({ portal }) => {
  await portal.withSession('kim@example.com');
  await opensOffer(portal);
  await portal.settled('OriginationAmount');
  await portal.main.getByRole('button', { name: 'Call me instead' }).click();
  await arrives(portal, 'OriginationCallMe');
  await portal.primary.click();
  await expect(portal.main).toContainText('You’re on our call list');
  await keepsFocus(portal.page);
  await accessible(portal.page);
  await portal.primary.click();
  await portal.settled('Offers');
});

test('Kim adds a debit card for her loan: it is chosen, and leads to the last look (ROUTE-048)', async ({ portal }) => {
  await portal.withSession('kim@example.com');
  await opensOffer(portal);
  await wants600(portal);
  await portal.main.locator('input[name="method"][value="debit"]').check();
  await portal.primary.click();
  await portal.settled('ManageDisburseMethod');
  await portal.main.getByRole('button', { name: 'Add a debit card' }).click();
  await portal.settled('AddDebitDisburseMethod');
  await portal.enterCard('4000056655665556');
  await portal.primary.click();
  await portal.settled('ManageDisburseMethod');
  await portal.primary.click();
  await portal.settled('OriginationChooseMethod');
  await expect(portal.main).toContainText('Visa ending in 5556');
});

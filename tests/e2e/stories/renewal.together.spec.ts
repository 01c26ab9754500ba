import type { Browser } from '@playwright/test';
import type { Control } from '../kit/control.ts';
import { portalOf } from '../kit/portal.ts';
import { AUSTIN, standsIn } from '../kit/places.ts';
import { ANNS_PHONE, charged, renewing, SAMS_PHONE } from '../kit/renewing.ts';
import { accessible, expect, test } from '../kit/test.ts';

type Language = 'en' | 'es';

/** What Sam reads while Ann renews the loan: first wherever he meets it, then on AlternateBlocked, then on his accounts. */
const IN_USE = {
  en: {
    held: 'Ann Ashby is refinancing this loan now',
    blocked: 'Only one of you can refinance it at a time. Nothing was charged here. You can still make a payment.',
    listed: 'Only one of you can do this at a time. You can still make a payment.',
  },
  es: {
    held: 'Ann Ashby está refinanciando este préstamo ahora',
    blocked: 'Solo uno de ustedes puede refinanciarlo a la vez. Aquí no se cobró nada. Todavía puede hacer un pago.',
    listed: 'Solo una persona puede hacerlo a la vez. Usted todavía puede hacer un pago.',
  },
} as const;

/** What Sam reads when he pays the loan that Ann has just renewed, and of that loan afterward. */
const GONE = {
  en: {
    texts: ['This loan was refinanced. You will find the new loan among your accounts.', 'Nothing was charged'],
    title: 'This loan was replaced',
  },
  es: {
    texts: ['Este préstamo se refinanció. Encontrará el préstamo nuevo entre sus cuentas.', 'No se cobró nada'],
    title: 'Este préstamo fue reemplazado',
  },
} as const;

/** Sam, on a device of his own, signed in. The loan is Ann's title loan, which he has co-signed. */
async function samsDevice(browser: Browser, lender: Control, language: Language) {
  const context = await browser.newContext();
  await standsIn(context, AUSTIN);
  const portal = portalOf(await context.newPage());
  const steps = renewing({ portal, lender, fullName: 'Sam Ortega', initials: 'SO' });
  await portal.speak(language);
  await portal.signIn('sam@example.com');
  return { ...portal, ...steps, leaves: () => context.close() };
}

test.beforeEach(({ context }) => standsIn(context, AUSTIN));

/** Ann reads English. */
for (const language of ['en', 'es'] as const)
  test(`Ann renews while Sam is signed in on his own device, which is set to ${language}: he reads her name wherever he meets the loan; she leaves, he renews it and pays $345.00 once, and now she reads his name (ROUTE-061, FLOW-REFI-03, FLOW-REFI-05, ROLE-007)`, async ({
    portal,
    lender,
    browser,
  }) => {
    const { held, blocked, listed } = IN_USE[language];
    const began = await lender.now();
    const { loanId } = await lender.loan('ann', 'TitleMax');
    const ann = renewing({ portal, lender, fullName: 'Ann Ashby', initials: 'AA' });
    await portal.withSession('ann@example.com');
    const sam = await samsDevice(browser, lender, language);
    await sam.begins('TitleMax', loanId);
    await sam.choosesRenewal();
    await sam.isLocated();
    await sam.arrives('ProductSwitch');

    await ann.begins('TitleMax', loanId);
    await ann.choosesRenewal();
    await ann.isLocated();
    await ann.keepsProduct();
    await ann.arrives('AltPartyVerifyCode');

    await sam.keepsProduct();
    await sam.arrives('AlternateBlocked');
    for (const sentence of [held, blocked]) await expect(sam.main).toContainText(sentence);
    await sam.primary.click();
    await sam.arrives('AccountDetails');
    for (const sentence of [held, listed]) await expect(sam.main).toContainText(sentence);
    await sam.page.goto('/TitleMax/Accounts');
    await sam.arrives('Dashboard');
    for (const sentence of [held, listed]) await expect(sam.main).toContainText(sentence);

    await portal.main.getByRole('button', { name: 'Back to the costs' }).click();
    await ann.arrives('ProductSwitch');
    await portal.main.getByRole('button', { name: 'Cancel', exact: true }).click();
    await ann.arrives('AccountDetails');

    await sam.begins('TitleMax', loanId);
    await sam.choosesRenewal();
    await sam.toCard(ANNS_PHONE);
    await portal.page.reload();
    await ann.arrives('AccountDetails');
    await expect(portal.main).toContainText('Sam Ortega is refinancing this loan now');
    await sam.fromCardToReview();
    await sam.pays();
    expect(await charged(lender, loanId, began)).toEqual([['refinance', 34_500]]);
    await sam.leaves();
  });

test('Ann finishes her renewal while Sam has his payment of the same loan open: he presses Pay, reads that nothing is charged to him, and the loan was paid once in all', async ({
  portal,
  lender,
  browser,
  isMobile,
}) => {
  const language = isMobile ? 'es' : 'en'; // Sam's, in each of the two widths that this story runs in
  const began = await lender.now();
  const { loanId } = await lender.loan('ann', 'TitleMax');
  const sam = await samsDevice(browser, lender, language);
  await sam.review('TitleMax', loanId, { other: '50' });

  const ann = renewing({ portal, lender, fullName: 'Ann Ashby', initials: 'AA' });
  await portal.withSession('ann@example.com');
  await ann.begins('TitleMax', loanId);
  await ann.choosesRenewal();
  await ann.isLocated();
  await ann.toCard(SAMS_PHONE);
  await ann.fromCardToReview();
  await ann.pays();

  await sam.primary.click();
  for (const text of GONE[language].texts) await expect(sam.problem).toContainText(text);
  await accessible(sam.page);
  expect(await charged(lender, loanId, began)).toEqual([['refinance', 34_500]]);
  await sam.page.goto(`/TitleMax/Accounts/${loanId}`);
  await sam.arrives('AccountStatusBlocked');
  await expect(sam.main.locator('h1')).toHaveText(GONE[language].title);
  await sam.primary.click();
  await sam.arrives('AccountDetails');
  await expect(sam.main).toContainText('Ann Ashby');
  await sam.page.goto('/TitleMax/Accounts');
  await sam.arrives('Dashboard');
  await sam.leaves();
});

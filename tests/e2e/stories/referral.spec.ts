import { keepsFocus } from '../kit/hand.ts';
import { portalOf } from '../kit/portal.ts';
import { accessible, expect, test } from '../kit/test.ts';

const DEBIT_CARD = '4000056655665556';

/** What Rae reads on her way. */
const RAE_READS = {
  en: {
    menu: 'Menu',
    rewards: 'Referral rewards',
    contact: 'Contact us',
    signedUp: 'Friends who signed up',
    opened: 'Times your code was opened or scanned',
    each: 'You get for each friend',
    aFriend: 'A friend signed up',
    email: 'Send an email',
    send: 'Send my code',
    wanted: /Enter your friend’s email/,
    sent: (to: string) => `Sent to ${to}.`,
    text: 'Send a text message',
    phone: 'Your friend’s phone number',
    qr: 'Show the QR code',
    qrName: 'QR code of your link',
    cashOut: 'Cash out $150.00 to a debit card',
    save: 'Save and continue',
    receives: 'This card can receive money.',
    sentTo: 'Sent to',
    visa: 'Visa ending in 5556',
    sendMoney: 'Send $150.00 to this card',
    back: 'Back to my rewards',
    cashedOut: 'Cashed out',
  },
  es: {
    menu: 'Menú',
    rewards: 'Premios por referidos',
    contact: 'Contáctenos',
    signedUp: 'Amigos que se registraron',
    opened: 'Veces que se abrió o escaneó su código',
    each: 'Usted recibe por cada amigo',
    aFriend: 'Un amigo se registró',
    email: 'Enviar un correo electrónico',
    send: 'Enviar mi código',
    wanted: /Escriba el correo electrónico de su amigo/,
    sent: (to: string) => `Enviado a ${to}.`,
    text: 'Enviar un mensaje de texto',
    phone: 'Número de teléfono de su amigo',
    qr: 'Mostrar el código QR',
    qrName: 'Código QR de su enlace',
    cashOut: 'Retirar $150.00 a una tarjeta de débito',
    save: 'Guardar y continuar',
    receives: 'Esta tarjeta puede recibir dinero.',
    sentTo: 'Se envía a',
    visa: 'Visa terminada en 5556',
    sendMoney: 'Enviar $150.00 a esta tarjeta',
    back: 'Volver a mis premios',
    cashedOut: 'Retirado',
  },
} as const;

for (const language of ['en', 'es'] as const)
  test(`Rae shares her code, completes her profile, and cashes out to a debit card, in ${language} (PROD-025, ROUTE-035 to ROUTE-037, ROUTE-039, ROUTE-040, MENU-017, ROLE-005, FLOW-REFER-04, FLOW-REFER-05, FLOW-REFER-06, FLOW-REFER-07)`, async ({
    portal,
    page,
  }) => {
    const says = RAE_READS[language];
    const { main, primary } = portal;
    const press = (name: string | RegExp) => main.getByRole('button', { name }).click();
    await portal.speak(language);
    await portal.signIn('rae@example.com');
    await page.getByRole('button', { name: says.menu }).click();
    const entries = page.getByRole('navigation').getByRole('link');
    await expect(entries.first()).toHaveText(says.rewards);
    await expect(page.getByRole('navigation')).not.toContainText(says.contact);
    await entries.first().click();
    await portal.settled('ReferralRewardsHome');
    expect(new URL(page.url()).pathname).toBe('/Referral/ReferralRewardsHome');
    await expect(main.locator('.figure-value')).toHaveText('$150.00');
    for (const [label, value] of [
      [says.signedUp, '3'],
      [says.opened, '8'],
      [says.each, '$50.00'],
    ] as const)
      await expect(main.locator('.fact').filter({ hasText: label }).locator('dd')).toHaveText(value);
    await expect(main.locator('.fact').filter({ hasText: says.aFriend })).toHaveCount(3);
    await accessible(page);

    await press(says.email);
    await press(says.send);
    await expect(main.locator('#to')).toHaveAccessibleDescription(says.wanted);
    await main.locator('#name').fill('José');
    await main.locator('#to').fill('jose@example.com');
    await press(says.send);
    await expect(main.getByRole('status').filter({ hasText: says.sent('jose@example.com') })).toBeVisible();
    await keepsFocus(page);
    await press(says.text);
    await main.getByLabel(says.phone).fill('5125550188');
    await press(says.send);
    await expect(main.getByText(says.sent('512-555-0188')).or(main.getByText(says.sent('(512) 555-0188')))).toBeVisible();
    await press(says.qr);
    await expect(main.getByRole('img', { name: says.qrName })).toBeVisible();
    await accessible(page);

    await press(says.cashOut);
    await portal.settled('ReferCompleteProfile');
    await main.locator('#firstName').fill('R4e');
    await press(says.save);
    await expect(main.locator('#firstName')).toHaveAttribute('aria-invalid', 'true');
    await accessible(page);
    await main.locator('#firstName').fill('Rae');
    await main.locator('#dateOfBirth').pressSequentially('09281971');
    await main.locator('[name="home.line1"]').fill('12 Juniper Street');
    await main.locator('[name="home.city"]').fill('Fallow Creek');
    await main.locator('[name="home.state"]').selectOption('TX');
    await main.locator('[name="home.zip"]').fill('78643');
    await press(says.save);

    await portal.settled('ReferRedeemAddCard');
    await portal.enterCard(DEBIT_CARD);
    await expect(main.getByText(says.receives)).toBeVisible();
    await accessible(page);
    await primary.click();
    await portal.settled('ReferRedeemReview');
    await expect(main.locator('.fact').filter({ hasText: says.sentTo })).toContainText(says.visa);
    await accessible(page);
    await page.reload();
    await portal.settled('ReferRedeemReview');
    await press(says.sendMoney);
    await portal.settled('ReferRedeemSuccess');
    await expect(main.locator('.receipt-amount')).toHaveText('$150.00');
    await accessible(page);
    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage, history.state, location.href]));
    expect(stored).not.toMatch(/40000566|payout_|1971/);
    await press(says.back);
    await portal.settled('ReferralRewardsHome');
    await expect(main.locator('.figure-value')).toHaveText('$0.00');
    await expect(main.locator('.fact').filter({ hasText: says.cashedOut })).toContainText('$150.00');
  });

test('Zoe, known at a store only, joins in Spanish, and has the menu of a member (FLAG-004, MENU-017, part of MENU-008)', async ({
  portal,
  page,
}) => {
  await portal.speak('es');
  await portal.signIn('zoe@example.com');
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Premios por referidos' }).click();
  await portal.settled('ReferralRewardsHome');
  await accessible(page);
  await portal.main.getByRole('button', { name: 'Participar en los premios por referidos' }).click();
  await expect(portal.main.locator('.figure-value')).toHaveText('$0.00');
  await portal.settled('ReferralRewardsHome');
  await accessible(page);
  await page.getByRole('button', { name: 'Menú' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Premios por referidos' })).toBeVisible();
  await expect(page.getByRole('navigation')).not.toContainText('Contáctenos');
});

for (const { language, inOtherTab } of [
  { language: 'en', inOtherTab: 'Your cash-out in the other tab is finished.' },
  { language: 'es', inOtherTab: 'Su retiro en la otra pestaña ya terminó.' },
] as const) {
  test(`Ray cashes out from two tabs at once, in ${language}: his $50.00 are sent once, and both tabs say so (FLOW-REFER-02)`, async ({
    portal,
    page,
    context,
  }) => {
    await portal.speak(language);
    await portal.withSession('ray@example.com');
    await page.goto('/Referral/ReferralRewardsHome');
    await portal.settled('ReferralRewardsHome');
    await portal.primary.click();
    await portal.settled('ReferRedeemAddCard');
    await portal.enterCard(DEBIT_CARD);
    await expect(portal.primary).not.toHaveAttribute('aria-disabled', 'true');
    await portal.primary.click();
    await portal.settled('ReferRedeemReview');
    // a duplicated tab: the browser copies its session storage
    const copied = context.waitForEvent('page');
    await page.evaluate(() => void window.open(window.location.href, '_blank'));
    const other = portalOf(await copied);
    await other.settled('ReferRedeemReview');
    const sent: string[] = [];
    context.on('response', (response) => {
      if (response.request().method() === 'POST' && response.url().endsWith('/api/cashOut') && response.ok()) sent.push(response.url());
    });
    await Promise.all([portal.primary.click(), other.primary.click()]);
    const tabs = [portal, other];
    const screens = () => Promise.all(tabs.map(({ main }) => main.getAttribute('data-screen')));
    await expect.poll(async () => new Set(await screens())).toEqual(new Set(['ReferRedeemSuccess', 'ReferralRewardsHome']));
    for (const { main } of tabs) await expect(main).toContainText('$0.00');
    const later = (await screens())[0] === 'ReferralRewardsHome' ? portal : other;
    await expect(later.main).toContainText(inOtherTab);
    await expect(later.main.getByText('−$50.00')).toHaveCount(1);
    expect(sent).toHaveLength(1);
  });
}

import { AUSTIN, COLUMBUS, standsIn } from '../kit/places.ts';
import { charged, renewing } from '../kit/renewing.ts';
import { accessible, expect, test } from '../kit/test.ts';

const RENEWAL = /refinanc|renew|renov/i;

/** What each of them reads, in both languages. */
const LANGUAGES = [
  {
    language: 'en',
    inWords: 'in English',
    logIn: 'Log in to continue.',
    whereIsHe: 'Are you in Ohio now?',
    limitChanged: 'Your credit limit has changed',
    protects: 'A federal law protects you as a service member',
    withoutNumber: 'We need a Social Security number on file before you can pay this loan here.',
  },
  {
    language: 'es',
    inWords: 'in Spanish',
    logIn: 'Inicie sesión para continuar.',
    whereIsHe: '¿Está usted ahora en Ohio?',
    limitChanged: 'Su límite de crédito ha cambiado',
    protects: 'Una ley federal le protege como militar',
    withoutNumber: 'Necesitamos tener registrado un número de Seguro Social antes de que pueda pagar este préstamo aquí.',
  },
] as const;

for (const { language, inWords, ...reads } of LANGUAGES) {
  test.describe(inWords, () => {
    test('Gus pays by his link and is offered no renewal, also not of a loan that a guest may renew with the lender; a renewal’s address signs him out, and nothing is locked or charged (ROLE-006, GUARD-010)', async ({
      portal,
      lender,
      page,
    }) => {
      const began = await lender.now();
      await portal.speak(language);
      const { loanId } = await lender.loan('gus', 'TitleMax');
      const anns = await lender.loan('ann', 'TitleMax');
      const isOfferedNothing = async (loan: string) => {
        await page.goto(await lender.link(loan));
        await portal.settled('MakePayment');
        await portal.chooseAmount('minimumDue');
        await expect(portal.primary).toContainText('$');
        await expect(portal.main).not.toContainText(RENEWAL);
      };
      const calls: string[] = [];
      page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
      for (const screen of ['ProductSwitch', 'AncillaryProducts', 'AccountDisclosures', 'DocuSignView']) {
        await isOfferedNothing(loanId);
        await page.goto(`/TitleMax/Accounts/${loanId}/Payment/${screen}`);
        await portal.settled('Login');
        await expect(portal.main).toContainText(reads.logIn);
      }
      await isOfferedNothing(anns.loanId);
      expect(calls.filter((call) => /loanlock|riskInfo|documents|loanSigning/.test(call))).toEqual([]);
      expect(await charged(lender, loanId, began)).toEqual([]);
    });

    /** @layer UI STORE */
    test('Bo renews his loan of the other system in Ohio: he reads that his limit has changed, also after a reload, says where he is, and pays $100.00 once (ROUTE-112, FLOW-REFI-13, FLOW-OFFER-04)', async ({
      portal,
      lender,
      page,
      context,
    }) => {
      await standsIn(context, COLUMBUS);
      const began = await lender.now();
      const { loanId } = await lender.loan('bo', 'CheckSmart');
      const bo = renewing({ portal, lender, fullName: 'Bo Lindqvist', initials: 'BL' });
      await portal.speak(language);
      await portal.withSession('bo@example.com');
      await bo.begins('CheckSmart', loanId);
      await bo.choosesRenewal();
      await bo.isLocated();
      await expect(portal.main.locator('h2')).toContainText(reads.whereIsHe);
      await portal.primary.click();
      const changed = page.getByRole('dialog');
      await expect(changed).toContainText(reads.limitChanged);
      await accessible(page);
      const risks = () =>
        page.evaluate(() => Object.entries(sessionStorage).flatMap(([key, text]) => (key.startsWith('risks:') ? [String(text)] : [])));
      expect(await risks()).toEqual([expect.stringContaining('"creditLimitChanged":true')]);
      await page.reload();
      await expect(changed).toContainText(reads.limitChanged);
      await changed.locator('.button-primary').click();
      await bo.arrives('ProductSwitch');
      expect(await risks()).toEqual([]);
      await page.reload();
      await bo.arrives('ProductSwitch');
      await expect(changed).toHaveCount(0);
      await portal.primary.click();
      await bo.takesNothing();
      await bo.takesCard();
      await bo.agrees();
      await bo.pays();
      await expect(portal.main).toContainText('$100.00');
      expect(await charged(lender, loanId, began)).toEqual([['refinance', 10_000]]);
    });

    test('Mia, a covered military borrower, renews her loan: she says who her husband is and answers no question of the government, signs nothing, and pays $160.00 once (ROUTE-078, FLOW-REFI-12)', async ({
      portal,
      lender,
      page,
      context,
    }) => {
      await standsIn(context, AUSTIN);
      const began = await lender.now();
      const { loanId } = await lender.loan('mia', 'InstaLoan');
      const mia = renewing({ portal, lender, fullName: 'Mia Castellano', initials: 'MC' });
      await portal.speak(language);
      await portal.withSession('mia@example.com');
      await mia.begins('InstaLoan', loanId);
      await mia.choosesRenewal();
      await mia.isLocated();
      await mia.arrives('ProductSwitch');
      await portal.primary.click();
      await mia.takesNothing();
      await mia.takesCard();
      await mia.arrives('CustomerDetails');
      await expect(portal.main).toContainText(reads.protects);
      await page.locator('[name="spouse.firstName"]').fill('José');
      await page.locator('[name="spouse.lastName"]').fill('Castellano');
      await portal.main.locator('input[name="livesAt"][value="home"]').click();
      await portal.primary.click();
      await mia.agrees();
      await mia.pays();
      await expect(portal.main).toContainText('$160.00');
      expect(await charged(lender, loanId, began)).toEqual([['refinance', 16_000]]);
    });

    test('Max has no SSN on file: he reads why he cannot pay here, and the address of a renewal leads to no renewal either (RULE-019, R-5)', async ({
      portal,
      lender,
      page,
    }) => {
      const { loanId } = await lender.loan('max', 'TitleMax');
      await portal.speak(language);
      await portal.withSession('max@example.com');
      for (const screen of ['', '/ProductSwitch', '/AccountDisclosures']) {
        await page.goto(`/TitleMax/Accounts/${loanId}/Payment${screen}`);
        await portal.settled('AccountDetails');
        await expect(page).toHaveURL(new RegExp(`/Accounts/${loanId}$`));
        await expect(portal.main).toContainText(reads.withoutNumber);
        await expect(portal.main).not.toContainText(RENEWAL);
      }
    });
  });
}

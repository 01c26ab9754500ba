import type { Page } from '@playwright/test';
import type { Control } from './control.ts';
import { byPointer, type Hand } from './hand.ts';
import { checkLocation } from './places.ts';
import type { Portal } from './portal.ts';
import { accessible, expect } from './test.ts';

export const ANNS_PHONE = '5125550101';
export const SAMS_PHONE = '5125550102';

type Who = {
  portal: Portal;
  lender: Control;
  fullName: string;
  initials: string;
  hand?: Hand;
  /** What is checked of every screen. */
  looks?: (page: Page) => Promise<void>;
};

/** The steps of a renewal, as one customer takes them in one browser, in either language. */
export function renewing({ portal, lender, fullName, initials, hand = byPointer, looks = accessible }: Who) {
  const { page, main, primary } = portal;
  const arrives = async (screen: string) => {
    await portal.settled(screen);
    await looks(page);
  };
  const steps = {
    arrives,
    /** From the address of the payment to the terms. */
    begins: async (brand: string, loanId: string) => {
      await page.goto(`/${brand}/Accounts/${loanId}/Payment`);
      await arrives('MakePayment');
    },
    /** "Pay and renew" with what is due. */
    choosesRenewal: async () => {
      await hand.choose(main.locator('input[name="amountType"][value="minimumDue"]'));
      await hand.press(main.getByRole('button', { name: /refinanc|renew|renov/i }));
    },
    /** Of the two kinds of loan, the one that she has. */
    keepsProduct: async () => {
      await arrives('ProductSwitch');
      await hand.choose(main.locator('input[name="product"][value="same"]'));
      await hand.press(primary);
    },
    /** The other party reads the newest message out. */
    bringsCode: async (phone: string) => {
      await arrives('AltPartyVerifyCode');
      await hand.press(primary);
      await arrives('VerificationMethod');
      await hand.choose(main.locator('input[name="method"]').first());
      await hand.press(primary);
      await arrives('VerificationCode');
      const [newest] = await lender.messages(phone);
      await hand.type(main.locator('input[name="code"]'), /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '');
      await hand.press(primary);
    },
    takesNothing: async () => {
      await arrives('AncillaryProducts');
      await hand.press(primary);
    },
    takesRoadside: async () => {
      await arrives('AncillaryProducts');
      await hand.tick(main.locator('input[type="checkbox"]').first());
      await hand.press(primary);
      await arrives('AncillaryProductsConfirm');
      await hand.tick(main.locator('input[name="agreed"]'));
      await hand.press(primary);
    },
    takesCard: async () => {
      await arrives('SelectPaymentMethod');
      await hand.press(primary);
    },
    isLocated: async () => {
      await arrives('GpsLocation');
      await checkLocation(portal, hand);
    },
    /** Cash is paid out: it is checked again for that; the instructions were read. */
    isLocatedForCash: async () => {
      await arrives('GpsLocation');
      await hand.press(primary);
    },
    /** Reads each paper, and confirms them. */
    agrees: async () => {
      await arrives('AccountDisclosures');
      for (const read of await main.locator('#papers button').all()) {
        await hand.press(read);
        const paper = page.getByRole('dialog');
        await hand.press(paper.locator('.button-primary'));
        await expect(paper).toBeHidden();
      }
      await hand.type(main.locator('input[name="name"]'), fullName);
      await hand.type(main.locator('input[name="initials"]'), initials);
      await hand.press(primary);
    },
    /** On the lender's page: in a frame where there is room, otherwise in place of the portal. */
    signs: async (screen = 'DocuSignView') => {
      await portal.on(screen);
      const frame = main.locator('iframe');
      await expect(frame.or(primary)).toBeVisible();
      const isFramed = await frame.isVisible();
      await looks(page);
      if (!isFramed) await hand.press(primary);
      const papers = isFramed ? page.frameLocator('iframe') : page;
      await hand.tick(papers.locator('input[name="read"]'));
      await hand.type(papers.locator('#name'), fullName);
      await hand.press(papers.locator('button[value="sign"]'));
      await portal.settled(screen);
      await expect(main.locator('.notice-good')).toBeVisible();
      await looks(page);
      await hand.press(primary);
    },
    pays: async () => {
      await arrives('ReviewPayment');
      await hand.type(page.locator('#cvv'), '123');
      await hand.press(primary);
      await portal.on('ConfirmPayment');
      await looks(page);
    },
  };
  return {
    ...steps,
    /** From the terms to the card, with nothing sold. */
    toCard: async (phone: string) => {
      await steps.keepsProduct();
      await steps.bringsCode(phone);
      await steps.takesNothing();
      await portal.settled('SelectPaymentMethod');
    },
    /** From the card to the review. */
    fromCardToReview: async () => {
      await steps.takesCard();
      await steps.agrees();
      await steps.signs();
      await portal.settled('ReviewPayment');
    },
  };
}

/** What was charged on a loan since then: renewals and payments. */
export const charged = async (lender: Control, loanId: string, since: number): Promise<[string, number][]> =>
  (await lender.ledger(loanId))
    .filter(({ kind, status, at }) => ['refinance', 'payment'].includes(kind) && status === 'settled' && at >= since)
    .map(({ kind, cents }) => [kind, cents]);

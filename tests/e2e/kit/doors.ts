import type { Page } from '@playwright/test';
import type { Control } from './control.ts';
import { portalOf } from './portal.ts';
import { wavesOf, type Wave } from './waves.ts';

/**
 * A way into the portal by its address. A customer with a session comes with a tab that has it. `sign`: what shows that the screen has its data;
 * without one the whole screen waits for nothing.
 */
type Door = { screen: string; address: (lender: Control) => Promise<string>; signedIn: boolean; sign?: string };

const ofAnn = (rest: string) => async (lender: Control) => `/InstaLoan/Accounts/${(await lender.loan('ann', 'InstaLoan')).loanId}${rest}`;

export const DOORS = {
  login: { screen: 'Login', address: async () => '/', signedIn: false },
  'guest link to the amount': {
    screen: 'MakePayment',
    address: async (lender) => lender.link((await lender.loan('gus', 'TitleMax')).loanId),
    signedIn: false,
  },
  'Home, reloaded': { screen: 'Home', address: async () => '/Home', signedIn: true },
  // the figures of the loan; its history follows
  'AccountDetails, by address': { screen: 'AccountDetails', address: ofAnn(''), signedIn: true, sign: '.facts' },
  'MakePayment, by address': { screen: 'MakePayment', address: ofAnn('/Payment'), signedIn: true },
} as const satisfies Record<string, Door>;

export type DoorName = keyof typeof DOORS;

/** The address of a door, in a tab that has its session, and its screen once it handles input and has its data, also as a CSS selector. */
export async function beforeDoor(page: Page, lender: Control, name: DoorName) {
  const { screen, address, signedIn, sign }: Door = DOORS[name];
  const portal = portalOf(page);
  if (signedIn) await portal.signIn('ann@example.com');
  const url = await address(lender);
  // what the last page has begun is no part of the start
  await page.goto('/config.json');
  const main = `html[data-alive] main[data-screen="${screen}"]`;
  const selector = sign === undefined ? `${main}:not([aria-busy="true"])` : `${main} ${sign}`;
  return { url, selector, useful: page.locator(selector) };
}

/** The waves of requests until the door is useful. The page's own workers must be off: they answer unseen. */
export async function wavesAt(page: Page, lender: Control, name: DoorName): Promise<Wave[]> {
  const { url, useful } = await beforeDoor(page, lender, name);
  return wavesOf(
    page,
    () => page.goto(url, { timeout: 0 }), // each wave waits for a quiet page, however busy the machine is
    async () => (await useful.count()) > 0,
  );
}

import type { Page } from '@playwright/test';
import type { Control } from './control.ts';
import { portalOf } from './portal.ts';
import { wavesOf, type Wave } from './waves.ts';

/** A way into the portal by its address. `open` returns the address; a customer with a session comes with a tab that has it. */
type Door = { screen: string; address: (lender: Control) => Promise<string>; signedIn: boolean };

const ofAnn = (rest: string) => async (lender: Control) => `/InstaLoan/Accounts/${(await lender.loan('ann', 'InstaLoan')).loanId}${rest}`;

export const DOORS = {
  login: { screen: 'Login', address: async () => '/', signedIn: false },
  'guest link to the amount': {
    screen: 'MakePayment',
    address: async (lender) => lender.link((await lender.loan('gus', 'TitleMax')).loanId),
    signedIn: false,
  },
  'Home, reloaded': { screen: 'Home', address: async () => '/Home', signedIn: true },
  'AccountDetails, by address': { screen: 'AccountDetails', address: ofAnn(''), signedIn: true },
  'MakePayment, by address': { screen: 'MakePayment', address: ofAnn('/Payment'), signedIn: true },
} as const satisfies Record<string, Door>;

export type DoorName = keyof typeof DOORS;

/** The waves of requests until the door's screen handles input and has its data. The page's own workers must be off: they answer unseen. */
export async function wavesAt(page: Page, lender: Control, name: DoorName): Promise<Wave[]> {
  const { screen, address, signedIn }: Door = DOORS[name];
  const portal = portalOf(page);
  if (signedIn) await portal.signIn('ann@example.com');
  const url = await address(lender);
  // what the last page has begun is no part of the start
  await page.goto('/config.json');
  const useful = page.locator(`html[data-alive] main[data-screen="${screen}"]:not([aria-busy="true"])`);
  return wavesOf(
    page,
    () => page.goto(url),
    async () => (await useful.count()) > 0,
  );
}

import { expect } from 'vitest';
import type { AmountType } from '../../../services/contract/enums.ts';
import { readAmount } from '../../../ui/kit/currency.ts';
import type { Tab } from './browser.ts';
import type { Sandbox } from './sandbox.ts';
import { openPage, type Page } from './page.ts';

/** An amount by its name, or as typed. */
export type Amount = Exclude<AmountType, 'other'> | `$${string}`;

/** Opens an address, signs in, and waits for the first screen. */
export async function signIn(
  sandbox: Sandbox,
  name: string,
  address = '/',
  { remember = false, tab }: { remember?: boolean; tab?: Tab } = {},
): Promise<Page> {
  const page = await openPage(sandbox, address, tab);
  await page.at('Login');
  page.submitLogin(`${name}@example.com`, { remember });
  await page.until(() => page.now().flow !== 'signIn' && page.now().screen !== null && !page.now().busy);
  return page;
}

/** On MakePayment: chooses and confirms the amount, to pay only or to renew the loan, too. */
export async function choose(page: Page, amount: Amount, then: 'amount.confirmed' | 'renewal.chosen' = 'amount.confirmed'): Promise<void> {
  await page.payment('MakePayment', ({ phase }) => phase === 'choosing');
  if (amount.startsWith('$')) page.press({ type: 'amount.typed', cents: readAmount(amount) });
  else page.press({ type: 'amount.chosen', amountType: nameOf(amount) });
  page.press({ type: then });
}

const NAMES = ['minimumDue', 'pastDue', 'payoff', 'onlineProduct', 'settlement', 'ofrReinstate'] as const satisfies AmountType[];
function nameOf(amount: Amount): AmountType {
  const name = NAMES.find((one) => one === amount);
  if (!name) throw new Error(`there is no amount ${amount}`);
  return name;
}

/** Signs in and goes to the review of a payment with the first usable card. */
export async function review(sandbox: Sandbox, name: string, brand: string, amount: Amount): Promise<{ page: Page; loanId: string }> {
  const { loanId } = await sandbox.loan(name, brand);
  const page = await signIn(sandbox, name, `/${brand}/Accounts/${loanId}/Payment`);
  await choose(page, amount);
  await page.payment('SelectPaymentMethod');
  page.press({ type: 'method.confirmed' });
  await page.payment('ReviewPayment', ({ phase }) => phase === 'ready');
  return { page, loanId };
}

/** Presses PAY with the security code of a saved card. */
export function pay(page: Page): void {
  page.typeCvv('737');
  page.press({ type: 'payment.submitted', hasCvv: true });
}

/** The payment ends at its receipt, and the lender has charged the loan once. */
export async function paidOnce(sandbox: Sandbox, page: Page, loanId: string, cents: number): Promise<void> {
  const receipt = await page.payment('ConfirmPayment', ({ confirmation }) => confirmation === 'sent');
  expect(receipt.amountPaid).toBe(cents);
  expect(await sandbox.charged(loanId)).toEqual([cents]);
}

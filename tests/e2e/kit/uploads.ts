import type { Page } from '@playwright/test';
import type { Control } from './control.ts';
import type { Portal } from './portal.ts';

/** What the page says and does about one document. */
export const card = (page: Page, name: string) => page.getByRole('article', { name });
/** Where files are chosen for it. */
export const choose = (page: Page, name: string) => card(page, name).locator('input[multiple]');

/** Max is asked for his pay stubs, and is where he sends them. Returns his loan. */
export async function maxOpensUpload(portal: Portal, lender: Control): Promise<string> {
  const { loanId } = await lender.loan('max', 'TitleMax');
  await portal.withSession('max@example.com');
  await portal.page.goto(`/TitleMax/Accounts/${loanId}/Pending/DocumentUpload`);
  await portal.settled('DocumentUpload');
  return loanId;
}

/** The same, from his documents. */
export async function maxComesFromDocuments(portal: Portal, lender: Control): Promise<string> {
  const { loanId } = await lender.loan('max', 'TitleMax');
  await portal.withSession('max@example.com');
  await portal.page.goto(`/TitleMax/Accounts/${loanId}/Documents/2`);
  await portal.settled('Documents');
  await portal.main.getByRole('link', { name: 'Upload documents' }).click();
  await portal.settled('DocumentUpload');
  return loanId;
}

import { uploadView, type FileRow } from '../../../machines/upload/upload.view.ts';
import { SMALL_PDF } from '../../calls/documents.ts';
import type { Page } from './page.ts';
import type { Sandbox } from './sandbox.ts';
import { signIn } from './steps.ts';

export const pdf = (name = 'pay stub.pdf', text = SMALL_PDF) => new File([text], name, { type: 'application/pdf' });

export const viewOf = (page: Page) => uploadView(page.flow('upload').getSnapshot());

export function taskOf(page: Page, docType = 'income') {
  const found = viewOf(page).tasks.find((one) => one.docType === docType);
  if (!found) throw new Error(`no ${docType} is asked for`);
  return found;
}

/** Signs in at the upload of a loan. */
export async function opens(sandbox: Sandbox, name: string, brand: string): Promise<{ page: Page; loanId: string }> {
  const { loanId } = await sandbox.loan(name, brand);
  const page = await signIn(sandbox, name, `/${brand}/Accounts/${loanId}/Pending/DocumentUpload`);
  await page.at('DocumentUpload');
  return { page, loanId };
}

export async function chooses(page: Page, ...chosen: File[]): Promise<void> {
  page.flow('upload').send({ type: 'files.chosen', taskId: taskOf(page).taskId, files: chosen });
  await page.until(() => taskOf(page).files.every(({ state }) => state !== 'reading'));
}

const ENDS: readonly FileRow['state'][] = ['arrived', 'refused', 'cut'];
/** Waits until each file has arrived or has failed. */
export const ended = (page: Page) => page.until(() => taskOf(page).files.every(({ state }) => ENDS.includes(state)));

export async function sends(sandbox: Sandbox, page: Page): Promise<void> {
  page.flow('upload').send({ type: 'files.sent', taskId: taskOf(page).taskId });
  await ended(page);
  await sandbox.time.quiet();
}

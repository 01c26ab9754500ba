import { fromCallback, fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { pdfAddress } from '../client/pdfAddress.ts';
import type { SavedFile } from '../client/saveFile.ts';
import type { Ask } from '../contract/index.ts';
import type { FileReport } from './events.ts';

/** Shows a file in the page as long as its state lasts, or says that this browser cannot. Throws when the file cannot be read. */
export const showFile = fromCallback<{ type: 'file.unwatched' }, SavedFile>(({ input, sendBack }) => {
  const report = (event: FileReport) => sendBack(event);
  const address = pdfAddress(input);
  report(address === null ? { type: 'file.unshowable' } : { type: 'file.shown', address });
  return () => {
    if (address !== null) URL.revokeObjectURL(address);
  };
});

/**
 * Reports to the lender that the customer opened a document. Output: when, ISO 8601. Its state does not stop the request: a document that is
 * closed at once has been opened. Error: ApiError. Spec: calls §7 "Documents" (FLOW-DOC-01).
 */
export const postView = fromPromise<string, Ask<'POST /lmsAccountDocumentViewHistory'>>(async ({ input }) => {
  await api('POST /lmsAccountDocumentViewHistory', input);
  return new Date().toISOString();
});

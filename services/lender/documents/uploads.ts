import { randomUUID } from 'node:crypto';
import { isUploadType, MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES, type UploadType } from '../../contract/uploads.ts';
import type { ParsedAsk } from '../../contract/index.ts';
import { dayOf } from '../days.ts';
import { Refusal, type Handlers } from '../handler.ts';
import { loanIn } from './facts.ts';
import { DOWNLOAD_PATH, UPLOAD_PATH } from './filePaths.ts';
import { EMPTY, TOO_LARGE } from './sniff/words.ts';
import { inLanguage } from '../texts/texts.ts';
import { ticketFor } from './tickets.ts';
import { uploadsOf, deleteExpired, receivedFiles, toFile, tasksOf, TOO_MANY_FILES } from './uploaded.ts';

/** How long an upload URL and a download URL are valid, ms. Ours. */
const UPLOAD_MS = 10 * 60_000;
const DOWNLOAD_MS = 5 * 60_000;

const EXTENSION: Readonly<Record<UploadType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
};

type Upload = 'GET /uploadLoanDocuments' | 'PUT /uploadLoanDocuments' | 'GET /uploadLoanDocumentsHistory';

/** The documents that the lender asks for, and the uploaded files. Spec: calls §7 "Documents"; portal §5 "Files" (RULE-018). */
export const uploads: Handlers<Upload> = {
  'GET /uploadLoanDocuments': async ({ ask, caller, db, language }) => {
    const loan = await loanIn(db, caller, ask);
    const tasks = (await tasksOf(db, caller, loan.loan_id)).filter(
      (task) =>
        (ask.taskId === undefined || task.task_id === ask.taskId) &&
        (ask.docType === undefined || task.doc_type === ask.docType) &&
        (ask.isPayment === undefined || task.is_payment === ask.isPayment),
    );
    if (ask.taskId !== undefined && tasks.length === 0) throw new Refusal(403);
    const files = await receivedFiles(db, caller).where('loan_id', '=', loan.loan_id).orderBy('received_at').orderBy('file_id').execute();
    return {
      tasks: tasks.map((task) => {
        const received = files.filter((file) => file.task_id === task.task_id);
        return {
          taskId: task.task_id,
          docType: task.doc_type,
          documentName: inLanguage(task.name, language),
          isPayment: task.is_payment,
          received: received.length > 0,
          files: received.filter((file) => ask.files === undefined || ask.files.includes(file.name)).map(toFile),
        };
      }),
    };
  },

  'PUT /uploadLoanDocuments': async ({ ask, caller, db, now, vaultOrigin }) => {
    const loan = await loanIn(db, caller, ask);
    const task = (await tasksOf(db, caller, loan.loan_id)).find(({ task_id }) => task_id === ask.taskId);
    if (!task) throw new Refusal(403);
    if (task.doc_type !== ask.docType || task.is_payment !== ask.isPayment || ask.files.some(({ docType }) => docType !== ask.docType))
      throw new Refusal(422, ['This is not the document that was asked for. Go back and choose it again.']);
    await deleteExpired(db, caller, now);
    const uploads = await uploadsOf(db, task.task_id);
    if (uploads.filter(({ received_at }) => received_at !== null).length + ask.files.length > MAX_UPLOAD_FILES)
      throw new Refusal(422, [TOO_MANY_FILES]);
    const rows = ask.files.map((file, index) => ({
      file_id: randomUUID(),
      task_id: task.task_id,
      loan_id: loan.loan_id,
      profile_id: caller.profileId,
      doc_type: ask.docType,
      ...declared(file, `${task.name} ${uploads.length + index + 1}`),
      made_at: now,
      expires_at: now + UPLOAD_MS,
    }));
    await db.insertInto('upload').values(rows).execute();
    return {
      uploads: await Promise.all(
        rows.map(async ({ file_id, name, expires_at }) => ({
          fileId: file_id,
          name,
          uploadUrl: `${vaultOrigin}${UPLOAD_PATH}?ticket=${await ticketFor(db, 'upload', file_id, expires_at)}`,
          expiresAt: new Date(expires_at).toISOString(),
        })),
      ),
    };
  },

  'GET /uploadLoanDocumentsHistory': async ({ caller, db, now, serviceOrigin, language }) => {
    const files = await receivedFiles(db, caller).orderBy('received_at', 'desc').orderBy('file_id').execute();
    return {
      documents: await Promise.all(
        files.map(async (file) => ({
          documentId: file.file_id,
          documentName: inLanguage(file.name, language),
          taskId: file.task_id,
          loanId: file.loan_id,
          files: [toFile(file)],
          documentDate: dayOf(file.received_at ?? file.made_at),
          uploadedAt: new Date(file.received_at ?? file.made_at).toISOString(),
          url: `${serviceOrigin}/api${DOWNLOAD_PATH}?ticket=${await ticketFor(db, 'file', file.file_id, now + DOWNLOAD_MS)}`,
        })),
      ),
    };
  },
};

/** The declared type, and the name for the file: never the customer's own file name. Throws Refusal 422. */
function declared(
  { size, type }: ParsedAsk<'PUT /uploadLoanDocuments'>['files'][number],
  name: string,
): { name: string; type: UploadType } {
  if (!isUploadType(type)) throw new Refusal(422, ['Use a JPG, PNG, HEIC or PDF file.']);
  if (size === 0) throw new Refusal(422, [EMPTY]);
  if (size > MAX_UPLOAD_BYTES) throw new Refusal(422, [TOO_LARGE]);
  return { name: `${name}.${EXTENSION[type]}`, type };
}

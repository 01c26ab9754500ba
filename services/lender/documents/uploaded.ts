import { MAX_UPLOAD_FILES } from '../../contract/uploads.ts';
import type { Caller, Db } from '../handler.ts';

export const TOO_MANY_FILES = `You can upload at most ${MAX_UPLOAD_FILES} files.`;

/** What the caller is asked for on a loan, the first asked first. The borrower is asked, not the co-signer. */
export const tasksOf = (db: Db, caller: Caller, loanId: string) =>
  db
    .selectFrom('upload_task')
    .selectAll()
    .where('loan_id', '=', loanId)
    .where('customer_id', 'in', caller.customerIds)
    .orderBy('asked_on')
    .orderBy('task_id')
    .execute();

/** Files that have come from the caller, without their bytes. */
export const receivedFiles = (db: Db, caller: Caller) =>
  db
    .selectFrom('upload')
    .select(['file_id', 'task_id', 'loan_id', 'doc_type', 'name', 'type', 'sha256', 'size', 'made_at', 'received_at'])
    .where('profile_id', '=', caller.profileId)
    .where('received_at', 'is not', null);

/** Files of a request that have come or may still come. */
export const aliveOf = (db: Db, taskId: string) => db.selectFrom('upload').select('received_at').where('task_id', '=', taskId).execute();

/** Addresses of the caller that were never used. */
export const forgetOver = (db: Db, caller: Caller, now: number) =>
  db
    .deleteFrom('upload')
    .where('profile_id', '=', caller.profileId)
    .where('received_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();

/** As the contract shows it. */
export const shownFile = (file: { name: string; type: string; doc_type: string; size: number | null; sha256: string | null }) => ({
  name: file.name,
  type: file.type,
  docType: file.doc_type,
  ...(file.size !== null && { size: file.size }),
  ...(file.sha256 !== null && { sha256: file.sha256 }),
});

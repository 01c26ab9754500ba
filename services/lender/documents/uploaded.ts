import { MAX_UPLOAD_FILES } from '../../contract/uploads.ts';
import type { Caller, Db } from '../handler.ts';

export const TOO_MANY_FILES = `You can upload up to ${MAX_UPLOAD_FILES} files.`;

/** The documents that the caller must upload for a loan, oldest request first. Only the borrower has such tasks, not the cosigner. */
export const tasksOf = (db: Db, caller: Caller, loanId: string) =>
  db
    .selectFrom('upload_task')
    .selectAll()
    .where('loan_id', '=', loanId)
    .where('customer_id', 'in', caller.customerIds)
    .orderBy('asked_on')
    .orderBy('task_id')
    .execute();

/** The files received from the caller, without their content. */
export const receivedFiles = (db: Db, caller: Caller) =>
  db
    .selectFrom('upload')
    .select(['file_id', 'task_id', 'loan_id', 'doc_type', 'name', 'type', 'sha256', 'size', 'made_at', 'received_at'])
    .where('profile_id', '=', caller.profileId)
    .where('received_at', 'is not', null);

/** The uploads of a task: received and still open ones. */
export const uploadsOf = (db: Db, taskId: string) => db.selectFrom('upload').select('received_at').where('task_id', '=', taskId).execute();

/** Deletes the caller's expired upload URLs. */
export const deleteExpired = (db: Db, caller: Caller, now: number) =>
  db
    .deleteFrom('upload')
    .where('profile_id', '=', caller.profileId)
    .where('received_at', 'is', null)
    .where('expires_at', '<=', now)
    .execute();

/** A row of the table -> a file of the contract. */
export const toFile = (file: { name: string; type: string; doc_type: string; size: number | null; sha256: string | null }) => ({
  name: file.name,
  type: file.type,
  docType: file.doc_type,
  ...(file.size !== null && { size: file.size }),
  ...(file.sha256 !== null && { sha256: file.sha256 }),
});

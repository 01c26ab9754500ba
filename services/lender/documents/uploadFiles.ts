import type { Kysely } from 'kysely';
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES } from '../../contract/uploads.ts';
import { Refusal } from '../handler.ts';
import { allowTry, UPLOAD_TRIES } from '../limits.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import { sha256 } from './paper.ts';
import { problemWith } from './sniff.ts';
import { TOO_LARGE } from './sniff/words.ts';
import { readTicket } from './tickets.ts';
import { TOO_MANY_FILES } from './uploaded.ts';

const EXPIRED = 'This upload has expired. Choose the file again.';

/**
 * Receives the file of an upload URL. Throws Refusal 410 when the URL is forged, used or expired, and 422 with a text for the customer when the
 * file is not of the declared type: the URL then accepts another file. Spec: CALL-041; quality §3 "uploads".
 */
export async function receiveUpload(db: Kysely<Database>, now: number, ticket: string, request: Request): Promise<void> {
  const fileId = await readTicket(db, now, 'upload', ticket);
  if (fileId === null) throw new Refusal(410, [EXPIRED]);
  await allowTry(db, `upload ${fileId}`, UPLOAD_TRIES, now);
  const content = await fileIn(request);
  await inTransaction(db, async (tx) => {
    const upload = await tx
      .selectFrom('upload')
      .select(['task_id', 'type', 'received_at'])
      .where('file_id', '=', fileId)
      .forUpdate()
      .executeTakeFirst();
    if (!upload || upload.received_at !== null) throw new Refusal(410, [EXPIRED]);
    const problem = content.length > MAX_UPLOAD_BYTES ? TOO_LARGE : problemWith(content, upload.type);
    if (problem) throw new Refusal(422, [problem]);
    // locks the task, so that two concurrent files are both counted
    await tx.selectFrom('upload_task').select('task_id').where('task_id', '=', upload.task_id).forUpdate().execute();
    const received = await tx
      .selectFrom('upload')
      .select('file_id')
      .where('task_id', '=', upload.task_id)
      .where('received_at', 'is not', null)
      .execute();
    if (received.length >= MAX_UPLOAD_FILES) throw new Refusal(422, [TOO_MANY_FILES]);
    await tx
      .updateTable('upload')
      .set({ content, size: content.length, sha256: sha256(content), received_at: now })
      .where('file_id', '=', fileId)
      .execute();
  });
}

/** The file in the field `file` of a multipart body. Throws Refusal 400. */
async function fileIn(request: Request): Promise<Buffer> {
  const form = await request.formData().catch(() => null);
  const [file, ...more] = form ? [...form.values()] : [];
  if (!(file instanceof File) || more.length > 0 || !form?.has('file')) throw new Refusal(400, ['Send one file, in the field "file".']);
  return Buffer.from(await file.arrayBuffer());
}

/** The response with a file, as an attachment: the browser saves it and does not show it. Throws Refusal 410. */
export async function downloadFile(db: Kysely<Database>, now: number, ticket: string): Promise<Response> {
  const fileId = await readTicket(db, now, 'file', ticket);
  const file =
    fileId === null
      ? undefined
      : await db.selectFrom('upload').select(['content', 'name', 'type']).where('file_id', '=', fileId).executeTakeFirst();
  if (!file?.content) throw new Refusal(410, ['This address has expired. Open the list again.']);
  return new Response(Buffer.from(file.content), {
    headers: { 'Content-Type': file.type, 'Content-Disposition': `attachment; filename="${file.name}"` },
  });
}

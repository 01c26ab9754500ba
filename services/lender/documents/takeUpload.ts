import type { Kysely } from 'kysely';
import { MAX_UPLOAD_BYTES, MAX_UPLOAD_FILES } from '../../contract/uploads.ts';
import { Refusal } from '../handler.ts';
import { allowTry, UPLOAD_TRIES } from '../limits.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import { sha256 } from './paper.ts';
import { problemWith } from './sniff.ts';
import { readTicket } from './tickets.ts';
import { TOO_MANY_FILES } from './uploaded.ts';

const OVER = 'This upload has expired. Choose the file again.';

/**
 * Takes the one file of an upload address. Throws Refusal 410 when the address is forged, used or over, 422 in the customer's words when the
 * file is not what was announced: the address then takes another one. Spec: CALL-041; quality §3 (uploads).
 */
export async function takeUpload(db: Kysely<Database>, now: number, ticket: string, request: Request): Promise<void> {
  const fileId = await readTicket(db, now, 'upload', ticket);
  if (fileId === null) throw new Refusal(410, [OVER]);
  await allowTry(db, `upload ${fileId}`, UPLOAD_TRIES, now);
  const content = await fileIn(request);
  await inTransaction(db, async (tx) => {
    const awaited = await tx
      .selectFrom('upload')
      .select(['task_id', 'type', 'received_at'])
      .where('file_id', '=', fileId)
      .forUpdate()
      .executeTakeFirst();
    if (!awaited || awaited.received_at !== null) throw new Refusal(410, [OVER]);
    const problem = content.length > MAX_UPLOAD_BYTES ? 'A file can have at most 4 MB.' : problemWith(content, awaited.type);
    if (problem) throw new Refusal(422, [problem]);
    // one after the other, so that two that come at once are both counted
    await tx.selectFrom('upload_task').select('task_id').where('task_id', '=', awaited.task_id).forUpdate().execute();
    const came = await tx
      .selectFrom('upload')
      .select('file_id')
      .where('task_id', '=', awaited.task_id)
      .where('received_at', 'is not', null)
      .execute();
    if (came.length >= MAX_UPLOAD_FILES) throw new Refusal(422, [TOO_MANY_FILES]);
    await tx
      .updateTable('upload')
      .set({ content, size: content.length, sha256: sha256(content), received_at: now })
      .where('file_id', '=', fileId)
      .execute();
  });
}

/** The one file of a multipart body, in its field `file`. Throws Refusal 400. */
async function fileIn(request: Request): Promise<Buffer> {
  const form = await request.formData().catch(() => null);
  const [file, ...more] = form ? [...form.values()] : [];
  if (!(file instanceof File) || more.length > 0 || !form?.has('file')) throw new Refusal(400, ['Send one file, in the field "file".']);
  return Buffer.from(await file.arrayBuffer());
}

/** A file as it is handed out: whatever it is, it is saved, not shown. Throws Refusal 410. */
export async function handOut(db: Kysely<Database>, now: number, ticket: string): Promise<Response> {
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

import type { Caller, Db } from '../handler.ts';

/** When the caller first acknowledged this paper, ms of the lender's clock; undefined when not acknowledged. */
export async function acknowledgedAt(db: Db, caller: Caller, documentId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('acknowledgement')
    .select('at')
    .where('profile_id', '=', caller.profileId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row?.at;
}

import type { Selectable } from 'kysely';
import type { Caller, Db } from '../handler.ts';
import type { Database } from '../store/tables.ts';
import { sha256 } from './paper.ts';

type KeptPaper = Selectable<Database['kept_paper']>;

/** Keeps a PDF as it is, for good. One that is there already stays as it was. */
export async function keepPaper(db: Db, paper: Omit<KeptPaper, 'sha256'>): Promise<void> {
  await db
    .insertInto('kept_paper')
    .values({ ...paper, sha256: sha256(paper.content) })
    .onConflict((conflict) => conflict.column('paper_id').doNothing())
    .execute();
}

/** The papers of a loan that the caller has made, newest first, without their bytes. */
export const keptOf = (db: Db, caller: Caller, loanId: string): Promise<Omit<KeptPaper, 'content'>[]> =>
  db
    .selectFrom('kept_paper')
    .select(['paper_id', 'loan_id', 'profile_id', 'doc_type', 'name', 'day', 'sha256', 'at'])
    .where('loan_id', '=', loanId)
    .where('profile_id', '=', caller.profileId)
    .orderBy('at', 'desc')
    .orderBy('paper_id')
    .execute();

/** The bytes of a kept paper. Throws an Error when they are not those that were kept: nobody is to read what he has not signed. */
export async function keptContent(db: Db, paperId: string): Promise<Buffer> {
  const { content, sha256: kept } = await db
    .selectFrom('kept_paper')
    .select(['content', 'sha256'])
    .where('paper_id', '=', paperId)
    .executeTakeFirstOrThrow();
  if (sha256(content) !== kept) throw new Error('a kept paper has changed');
  return Buffer.from(content);
}

import type { Selectable } from 'kysely';
import type { Caller, Db } from '../handler.ts';
import type { Database } from '../store/tables.ts';
import { sha256 } from './paper.ts';

type PaperRow = Selectable<Database['kept_paper']>;

/** Stores a PDF for good. A paper with the same id is not overwritten. */
export async function storePaper(db: Db, paper: Omit<PaperRow, 'sha256'>): Promise<void> {
  await db
    .insertInto('kept_paper')
    .values({ ...paper, sha256: sha256(paper.content) })
    .onConflict((conflict) => conflict.column('paper_id').doNothing())
    .execute();
}

/** The stored papers of a loan that belong to the caller, newest first, without their content. */
export const storedPapersOf = (db: Db, caller: Caller, loanId: string): Promise<Omit<PaperRow, 'content'>[]> =>
  db
    .selectFrom('kept_paper')
    .select(['paper_id', 'loan_id', 'profile_id', 'doc_type', 'name', 'day', 'sha256', 'at'])
    .where('loan_id', '=', loanId)
    .where('profile_id', '=', caller.profileId)
    .orderBy('at', 'desc')
    .orderBy('paper_id')
    .execute();

/** The content of a stored paper. Throws an Error when its hash does not match: a changed paper must not pass for the signed one. */
export async function storedContent(db: Db, paperId: string): Promise<Buffer> {
  const { content, sha256: storedHash } = await db
    .selectFrom('kept_paper')
    .select(['content', 'sha256'])
    .where('paper_id', '=', paperId)
    .executeTakeFirstOrThrow();
  if (sha256(content) !== storedHash) throw new Error('a stored paper has changed');
  return Buffer.from(content);
}

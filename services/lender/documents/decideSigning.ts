import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../handler.ts';
import type { Job } from '../jobs/jobs.ts';
import { MOST_ATTEMPTS } from '../jobs/processor.ts';
import { endJob } from '../jobs/turnDown.ts';
import { readJson } from '../payment/work.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import { keepPaper } from './kept.ts';
import { Paper } from './paper.ts';
import { signedPaper } from './papers/toSign.ts';
import { pdfOf } from './pdf.ts';

/** What the worker needs of a signature. */
export const SigningWork = v.object({ signingId: v.string() });
export type SigningWork = v.InferOutput<typeof SigningWork>;

/**
 * Takes down a signature: the papers as they were shown, with the name under them, are kept with their hashes, and the session is complete,
 * together or not at all. May be run again at any point: the papers of a session have their names from it, and are kept once. After many attempts
 * it is given up, and the customer is told to sign again.
 */
export async function decideSigning(db: Kysely<Database>, job: Job): Promise<void> {
  const { signingId } = readJson(SigningWork, job.ask);
  if (job.attempts > MOST_ATTEMPTS) return giveUp(db, job, signingId);
  const shown = await db.selectFrom('signing').selectAll().where('signing_id', '=', signingId).executeTakeFirst();
  if (!shown || shown.signed_at === null) return; // the sandbox was reset meanwhile, and the job with it
  const { signer, signed_at, loan_id, profile_id } = shown;
  const signed = readJson(v.array(Paper), shown.papers).map((paper) => signedPaper(paper, signer, signed_at));
  const drawn = await Promise.all(signed.map(async (paper) => ({ paper, content: await pdfOf(paper) })));
  await inTransaction(db, async (tx) => {
    await tx.selectFrom('loan').select('loan_id').where('loan_id', '=', loan_id).forUpdate().execute();
    const [complete] = await tx
      .updateTable('signing')
      .set({ status: 'signing_complete' })
      .where('signing_id', '=', signingId)
      .where('status', 'is', null)
      .returning('signing_id')
      .execute();
    if (!complete) return; // another worker was quicker
    for (const [at, { paper, content }] of drawn.entries()) {
      const made = { loan_id, profile_id, doc_type: 'signed', name: `Signed: ${paper.title}`, day: paper.day, at: signed_at };
      await keepPaper(tx, { ...made, paper_id: `signed-${signingId}-${at + 1}`, content });
    }
    if (shown.signing_type === 'settlement') await settlementIsSigned(tx, loan_id);
    await tx.updateTable('job').set({ state: 'done', result: '{}' }).where('message_key', '=', job.message_key).execute();
  });
}

async function giveUp(db: Kysely<Database>, job: Job, signingId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.updateTable('signing').set({ status: 'failed' }).where('signing_id', '=', signingId).where('status', 'is', null).execute();
    await endJob(tx, job, 'The signature could not be taken down.');
  });
}

/** What GET /settlementStatus tells. */
async function settlementIsSigned(db: Db, loanId: string): Promise<void> {
  await db
    .insertInto('settlement')
    .values({ loan_id: loanId, doc_signed: true, payment_made: false })
    .onConflict((conflict) => conflict.column('loan_id').doUpdateSet({ doc_signed: true }))
    .execute();
}

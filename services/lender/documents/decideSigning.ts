import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import type { Db } from '../handler.ts';
import type { Job } from '../jobs/jobs.ts';
import { MAX_ATTEMPTS } from '../jobs/processor.ts';
import { declineJob } from '../jobs/decline.ts';
import { isLapsed } from '../loans/unsigned.ts';
import { sendHeld } from '../offers/sendHeld.ts';
import { readJson } from '../payment/work.ts';
import { inTransaction } from '../store/inTransaction.ts';
import type { Database } from '../store/tables.ts';
import { storePaper } from './storedPapers.ts';
import { Paper } from './paper.ts';
import { signedPaper } from './papers/toSign.ts';
import { pdfOf } from './pdf.ts';

/** What the worker needs to record a signature. */
export const SigningWork = v.object({ signingId: v.string() });
export type SigningWork = v.InferOutput<typeof SigningWork>;

/**
 * Records a signature: stores the papers as shown, with the typed name and their hashes, and completes the session, in one transaction.
 * It can run again at any point: the papers' ids come from the session, so each is stored once. After MAX_ATTEMPTS it gives up, and the
 * customer must sign again.
 */
export async function decideSigning(db: Kysely<Database>, job: Job): Promise<void> {
  const { signingId } = readJson(SigningWork, job.ask);
  if (job.attempts > MAX_ATTEMPTS) return giveUp(db, job, signingId);
  const session = await db.selectFrom('signing').selectAll().where('signing_id', '=', signingId).executeTakeFirst();
  if (!session || session.signed_at === null) return; // a reset has deleted the session and the job
  const { signer, signed_at, loan_id, profile_id } = session;
  const signed = readJson(v.array(Paper), session.papers).map((paper) => signedPaper(paper, signer, signed_at));
  const files = await Promise.all(signed.map(async (paper) => ({ paper, content: await pdfOf(paper) })));
  await inTransaction(db, async (tx) => {
    const loan = await tx.selectFrom('loan').selectAll().where('loan_id', '=', loan_id).forUpdate().executeTakeFirst();
    if (loan && isLapsed(loan)) return tooLate(tx, job, signingId);
    const [complete] = await tx
      .updateTable('signing')
      .set({ status: 'signing_complete' })
      .where('signing_id', '=', signingId)
      .where('status', 'is', null)
      .returning('signing_id')
      .execute();
    if (!complete) return; // another worker has done it
    for (const [at, { paper, content }] of files.entries()) {
      const made = { loan_id, profile_id, doc_type: 'signed', name: `Signed: ${paper.title}`, day: paper.day, at: signed_at };
      await storePaper(tx, { ...made, paper_id: `signed-${signingId}-${at + 1}`, content });
    }
    if (session.signing_type === 'settlement') await settlementIsSigned(tx, loan_id);
    if (session.signing_type === 'origination') await sendHeld(tx, loan_id, signed_at);
    await tx.updateTable('job').set({ state: 'done', result: '{}' }).where('message_key', '=', job.message_key).execute();
  });
}

/** The loan was not signed in time: nothing is signed any more. */
async function tooLate(tx: Transaction<Database>, job: Job, signingId: string): Promise<void> {
  await tx.updateTable('signing').set({ status: 'ttl_expired' }).where('signing_id', '=', signingId).execute();
  await tx.updateTable('job').set({ state: 'done', result: '{}' }).where('message_key', '=', job.message_key).execute();
}

async function giveUp(db: Kysely<Database>, job: Job, signingId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.updateTable('signing').set({ status: 'failed' }).where('signing_id', '=', signingId).where('status', 'is', null).execute();
    await declineJob(tx, job, 'The signature could not be recorded.');
  });
}

/** Sets docSigned of GET /settlementStatus. */
async function settlementIsSigned(db: Db, loanId: string): Promise<void> {
  await db
    .insertInto('settlement')
    .values({ loan_id: loanId, doc_signed: true, payment_made: false })
    .onConflict((conflict) => conflict.column('loan_id').doUpdateSet({ doc_signed: true }))
    .execute();
}

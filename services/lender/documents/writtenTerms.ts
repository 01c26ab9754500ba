import { randomUUID } from 'node:crypto';
import type { Caller, Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import { payoffOn } from '../loans/arithmetic.ts';
import { NewTerms, newTermsOf, type Chosen } from '../loans/newTerms.ts';
import { readJson } from '../payment/work.ts';

/** The terms for which the papers of a refinance are written. `termsId`: new for other terms, so that papers of earlier ones are void. */
export type WrittenTerms = { termsId: string; terms: NewTerms };

/** Records the terms of the papers that a party of the loan gets. The same terms keep their id. `now`: ms of the lender's clock. */
export async function writeTerms(
  db: Db,
  caller: Caller,
  { loan, chosen, today, now }: { loan: LoanRow; chosen: Chosen; today: string; now: number },
): Promise<WrittenTerms> {
  const terms = newTermsOf(loan, chosen, today);
  const written = { intent_id: loan.intent_id, terms_id: randomUUID(), terms: JSON.stringify(terms), at: now };
  await db
    .insertInto('refinance_terms')
    .values({ loan_id: loan.loan_id, profile_id: caller.profileId, ...written })
    .onConflict((conflict) =>
      conflict
        .columns(['loan_id', 'profile_id'])
        .doUpdateSet(written)
        .where((is) => is.or([is('refinance_terms.terms', '<>', written.terms), is('refinance_terms.intent_id', '<>', written.intent_id)])),
    )
    .execute();
  const { terms_id } = await rowOf(db, caller, loan).executeTakeFirstOrThrow();
  return { termsId: terms_id, terms };
}

/** The terms of the caller's papers; null when there are none, and when the loan, the day or the intent is another one since. */
export async function writtenTermsOf(db: Db, caller: Caller, loan: LoanRow, today: string): Promise<WrittenTerms | null> {
  const row = await rowOf(db, caller, loan).executeTakeFirst();
  if (!row || row.intent_id !== loan.intent_id) return null;
  const terms = readJson(NewTerms, row.terms);
  if (terms.paid >= payoffOn(loan, today)) return null;
  return row.terms === JSON.stringify(newTermsOf(loan, terms, today)) ? { termsId: row.terms_id, terms } : null;
}

const rowOf = (db: Db, caller: Caller, { loan_id }: LoanRow) =>
  db.selectFrom('refinance_terms').selectAll().where('loan_id', '=', loan_id).where('profile_id', '=', caller.profileId);

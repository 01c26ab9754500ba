import { Refusal, type Caller, type Db } from '../handler.ts';
import type { LoanRow } from '../loans/access.ts';
import type { Chosen, NewTerms } from '../loans/newTerms.ts';
import { currentOf, type Current } from './current.ts';
import { factsOf } from './facts.ts';
import { isSigned } from './signed.ts';
import { writtenTermsOf } from './writtenTerms.ts';

const UNREAD = 'Read and confirm the documents of exactly this refinance before you pay.';
const UNREAD_DRAW = 'Read the documents of exactly this cash advance before you ask for it. The loan may have changed since you opened it.';
const UNSIGNED = 'Sign the documents of exactly this refinance before you pay.';
export const PAPERS_MISSING = 'PapersMissing';

type Agreement = { loan: LoanRow; chosen: Chosen; today: string };

/** What is signed is what is charged: the caller has acknowledged the papers of exactly these terms, and signed them if needed. Throws Refusal. */
export async function checkPapers(db: Db, caller: Caller, { loan, chosen, today }: Agreement): Promise<NewTerms> {
  const written = await writtenTermsOf(db, caller, loan, today);
  if (!written || !isOf(written.terms, chosen)) throw new Refusal(422, [UNREAD], PAPERS_MISSING);
  const papers = currentOf('refinance', await factsOf(db, loan), today, { customerName: '', takenFrom: '', written });
  if (!(await areRead(db, caller, papers))) throw new Refusal(422, [UNREAD], PAPERS_MISSING);
  if (written.terms.signs && !(await isSigned(db, caller, loan, 'refinance', written.termsId)))
    throw new Refusal(422, [UNSIGNED], PAPERS_MISSING);
  return written.terms;
}

/** What was read is what is sent: the caller has acknowledged the papers of exactly this cash advance on the loan as it is. Throws Refusal. */
export async function checkDrawPapers(
  db: Db,
  caller: Caller,
  loan: LoanRow,
  { draw, today }: { draw: number; today: string },
): Promise<void> {
  const papers = currentOf('addOn', await factsOf(db, loan), today, { customerName: '', takenFrom: '', written: null, draw });
  if (!(await areRead(db, caller, papers))) throw new Refusal(409, [UNREAD_DRAW], PAPERS_MISSING);
}

async function areRead(db: Db, caller: Caller, papers: readonly Current[]): Promise<boolean> {
  const ids = papers.map(({ id }) => id);
  const read = await db
    .selectFrom('acknowledgement')
    .select('document_id')
    .where('profile_id', '=', caller.profileId)
    .where('document_id', 'in', ids)
    .execute();
  return read.length === ids.length;
}

const isOf = (terms: NewTerms, { paid, lent, productId, switches, ancillary }: Chosen): boolean =>
  terms.paid === paid &&
  terms.lent === lent &&
  terms.productId === productId &&
  terms.switches === switches &&
  terms.ancillary.toSorted().join(' ') === ancillary.toSorted().join(' ');

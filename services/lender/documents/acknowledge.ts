import { NEW_ACCOUNT_TERMS, type DisclosureType } from '../../contract/enums.ts';
import type { Answered, ParsedAsk } from '../../contract/index.ts';
import { dayOf } from '../days.ts';
import { Refusal, type Caller, type Db, type Handlers } from '../handler.ts';
import { loanOf, type LoanRow } from '../loans/access.ts';
import { inTransaction } from '../store/inTransaction.ts';
import { acknowledgedAt } from './acknowledgedAt.ts';
import { autoPaySets, requireSavedIn } from './autoPayPapers.ts';
import { currentOf, readSet, type Current } from './current.ts';
import { factsOf, type LoanFacts } from './facts.ts';
import { storePaper } from './storedPapers.ts';
import { sha256, wordsHash } from './paper.ts';
import { drawInId } from './papers/disclosures.ts';
import { lastFour, recordOf } from './papers/record.ts';
import { TERMS, termsId } from './papers/terms.ts';
import { pdfOf } from './pdf.ts';
import { writtenTermsOf } from './writtenTerms.ts';

type Ack = ParsedAsk<'POST /disclosureacknowledgement'>;
type Acknowledged = Answered<'POST /disclosureacknowledgement'>;

export const NOT_OF_THIS_LOAN = 'These are not the documents of this loan. Go back and start again.';
const CHANGED = 'These documents have changed since you opened them. Read them again.';
const MISSING = 'Read and confirm each document before you continue.';
const NOT_ON_FILE = 'The details do not match our records. Check them and try again.';

/** Records that the customer has read the papers. Of SSN and phone only the last four digits are stored. Spec: ENT-032, quality §6 row 25. */
export const acknowledge: Handlers<'POST /disclosureacknowledgement'>['POST /disclosureacknowledgement'] = async ({
  ask,
  caller,
  db,
  now,
}) => {
  const { cognitoId, borrowerInfo, disclosures } = ask.disclosureAck;
  if (cognitoId !== caller.profileId || borrowerInfo.profileId !== caller.profileId) throw new Refusal(403);
  if (ask.disclosureType === NEW_ACCOUNT_TERMS) return acceptTerms(ask, caller, db, now);
  const loan = await loanOf(db, caller, ask.accountNumber);
  if (ask.storeId !== loan.store_id || ask.loanBrand !== loan.brand) throw new Refusal(422, [NOT_OF_THIS_LOAN]);
  await checkPeople(ask, caller, loan, db);
  const of = await factsOf(db, loan);
  const read = disclosures.map(({ documentId }) => documentId);
  const sets = await setsFor(ask.disclosureType, of, { caller, db, today: dayOf(now), read });
  const set = readSet(sets, new Set(read));
  if (set === 'stale' || (set !== 'missing' && !sameWords(ask, set))) throw new Refusal(409, [CHANGED], 'DisclosuresChanged');
  if (set === 'missing') throw new Refusal(422, [MISSING]);
  const paperId = `acknowledged-${sha256([caller.profileId, ...set.map(({ id }) => id)].join(' ')).slice(0, 24)}`;
  const record = recordOf(ask, of, set, now);
  const content = await pdfOf(record);
  return inTransaction(db, async (tx) => {
    const filed = {
      paper_id: paperId,
      loan_id: loan.loan_id,
      profile_id: caller.profileId,
      doc_type: 'acknowledgement',
      name: record.title,
    };
    await storePaper(tx, { ...filed, day: record.day, content, at: now });
    return recordOnce(tx, ask, caller, { loanId: loan.loan_id, paperId, now });
  });
};

/**
 * The sets of papers of which one must be read now. Those of a refinance are of the terms that the caller was given last, those of a cash advance
 * of the amount in the ids that were read; there are none without terms.
 */
async function setsFor(
  type: DisclosureType,
  of: LoanFacts,
  { caller, db, today, read }: { caller: Caller; db: Db; today: string; read: readonly string[] },
): Promise<readonly (readonly Current[])[]> {
  if (type === 'autoPay') {
    await requireSavedIn(db, caller, read);
    return autoPaySets(db, caller, of, today);
  }
  const written = type === 'refinance' ? await writtenTermsOf(db, caller, of.loan, today) : null;
  if (type === 'refinance' && !written) return [];
  if (type !== 'addOn') return [currentOf(type, of, today, { customerName: '', takenFrom: '', written })];
  const draw = read.map(drawInId).find((cents) => cents !== undefined);
  return draw === undefined ? [] : [currentOf(type, of, today, { customerName: '', takenFrom: '', written, draw })];
}

/** Autopay papers name the customer as the portal does. So their hashes are recorded as the portal sent them. */
const sameWords = ({ disclosureType, disclosureAck: { disclosures } }: Ack, set: readonly Current[]): boolean =>
  disclosureType === 'autoPay' ||
  set.every(({ id, paper }) => disclosures.every(({ documentId, sha256: words }) => documentId !== id || words === wordsHash(paper)));

async function acceptTerms(ask: Ack, caller: Caller, db: Db, now: number): Promise<Acknowledged> {
  const [terms, ...more] = ask.disclosureAck.disclosures;
  const isNow = terms?.documentId === termsId(TERMS.version) && terms.sha256 === wordsHash(TERMS.paper) && more.length === 0;
  if (!isNow) throw new Refusal(409, [CHANGED], 'DisclosuresChanged');
  return recordOnce(db, ask, caller, { loanId: null, paperId: '', now });
}

/** The reader must be the signed-in customer, a second one the loan's other party, and their SSNs those on file. Throws Refusal. */
async function checkPeople({ disclosureAck }: Ack, caller: Caller, loan: LoanRow, db: Db): Promise<void> {
  const { borrowerInfo: reader, coborrowerInfo: other } = disclosureAck;
  const parties = [loan.customer_id, loan.cosigner_customer_id];
  const isReader = caller.customerIds.includes(reader.customerId) && parties.includes(reader.customerId);
  const isOther = !other || (parties.includes(other.customerId) && !caller.customerIds.includes(other.customerId));
  if (!isReader || !isOther) throw new Refusal(403);
  for (const { customerId, ssn } of other ? [reader, other] : [reader]) {
    const { display_ssn } = await db
      .selectFrom('customer')
      .select('display_ssn')
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow();
    if (ssn !== '' && display_ssn !== '' && lastFour(ssn) !== lastFour(display_ssn)) throw new Refusal(422, [NOT_ON_FILE]);
  }
}

/** Records each paper once, with the time of the first acknowledgement. */
async function recordOnce(
  db: Db,
  { disclosureType, disclosureAck: { disclosures } }: Ack,
  caller: Caller,
  { loanId, paperId, now }: { loanId: string | null; paperId: string; now: number },
): Promise<Acknowledged> {
  await db
    .insertInto('acknowledgement')
    .values(
      disclosures.map(({ documentId, sha256: words }) => ({
        profile_id: caller.profileId,
        document_id: documentId,
        loan_id: loanId,
        disclosure_type: disclosureType,
        sha256: words,
        paper_id: paperId,
        at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['profile_id', 'document_id']).doNothing())
    .execute();
  const first = await acknowledgedAt(db, caller, disclosures[0]?.documentId ?? '');
  return { acknowledgedAt: new Date(first ?? now).toISOString(), documentId: paperId };
}

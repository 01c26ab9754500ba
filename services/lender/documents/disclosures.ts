import type { Answered, Asked } from '../../contract/index.ts';
import { dayOf } from '../days.ts';
import { Refusal, type Caller, type Db, type Handlers } from '../handler.ts';
import { loanOf, type LoanRow } from '../loans/access.ts';
import { acknowledge, acknowledgedAt, NOT_OF_THIS_LOAN } from './acknowledge.ts';
import { currentOf } from './current.ts';
import { ineligible } from './eligible.ts';
import { factsOf, isCosigner } from './facts.ts';
import { fileName } from './list.ts';
import { linesOf, wordsHash, type Paper } from './paper.ts';
import { TERMS, termsId, versionOf } from './papers/terms.ts';
import { PDF_TYPE, pdfOf } from './pdf.ts';

type Disclosure = Answered<'GET /documents'>['documents'][number];
type DisclosureCall = 'GET /documents' | 'GET /disclosures' | 'POST /disclosureacknowledgement' | 'GET /newaccountterms';

/** The papers that a customer must read before agreeing, and the acknowledgement. Two calls, one source (CONF-012). Spec: calls §7 "Documents". */
export const disclosures: Handlers<DisclosureCall> = {
  'GET /documents': async (request) => ({ documents: await toRead(request) }),
  'GET /disclosures': async (request) => ({ disclosures: await toRead(request) }),
  'POST /disclosureacknowledgement': acknowledge,

  'GET /newaccountterms': async ({ caller, db }) => {
    const accepted = await db
      .selectFrom('acknowledgement')
      .select('document_id')
      .where('profile_id', '=', caller.profileId)
      .where('document_id', 'like', 'terms-%')
      .execute();
    return {
      ...(await toDisclosure(db, caller, termsId(TERMS.version), 'terms', TERMS.paper)),
      version: TERMS.version,
      effectiveOn: TERMS.paper.day,
      acceptedVersion: Math.max(0, ...accepted.map((row) => versionOf(row.document_id))),
    };
  },
};

async function toRead({
  ask,
  caller,
  db,
  now,
}: {
  ask: Asked<'GET /documents'>;
  caller: Caller;
  db: Db;
  now: number;
}): Promise<Disclosure[]> {
  const loan = await loanOf(db, caller, ask.loanId);
  if (ask.isAlternatesTurn && !isCosigner(caller, loan)) throw new Refusal(403);
  const no = contradiction(ask, loan) ?? ineligible(ask.disclosureType, loan);
  if (no) throw new Refusal(422, [no]);
  const occasion = { ...ask, takenFrom: ask.cardNumber ?? ask.bankAccountNumber ?? '' };
  const papers = currentOf(ask.disclosureType, await factsOf(db, loan), dayOf(now), occasion);
  return Promise.all(papers.map(({ id, paper }) => toDisclosure(db, caller, id, ask.disclosureType, paper)));
}

/** The contradiction in a request, as a text for the customer; null when there is none (CONF-020). */
function contradiction(ask: Asked<'GET /documents'>, loan: LoanRow): string | null {
  const typeFits = ask.isAutoPay === (ask.disclosureType === 'autoPay') && ask.isAddon === (ask.disclosureType === 'addOn');
  const isSwitch = ask.migrateProduct && loan.new_product_id !== null;
  const loanFits =
    ask.storeId === loan.store_id && ask.suretyBond === loan.surety_bond && [loan.product_id, loan.new_product_id].includes(ask.productId);
  if (!typeFits || !loanFits || ask.migrateProduct !== isSwitch) return NOT_OF_THIS_LOAN;
  const ways = [ask.cardNumber, ask.bankAccountNumber].filter((number) => number !== undefined);
  return ask.isAutoPay && ways.length !== 1 ? 'Choose the card or the bank account that payments are taken from.' : null;
}

async function toDisclosure(db: Db, caller: Caller, documentId: string, docType: string, paper: Paper): Promise<Disclosure> {
  const content = await pdfOf(paper);
  const at = await acknowledgedAt(db, caller, documentId);
  return {
    documentId,
    documentName: paper.title,
    text: linesOf(paper),
    sha256: wordsHash(paper),
    files: [{ name: fileName(paper.title, paper.day), size: content.length, type: PDF_TYPE, docType, content: content.toString('base64') }],
    ...(at !== undefined && { acknowledgedAt: new Date(at).toISOString() }),
  };
}

import type { Answered } from '../../contract/index.ts';
import { addDays, dayOf } from '../days.ts';
import type { Caller, Db } from '../handler.ts';
import type { Language } from '../language.ts';
import type { LoanRow } from '../loans/access.ts';
import { isUnsigned } from '../loans/unsigned.ts';
import { inLanguage } from '../texts/texts.ts';
import { factsOf } from './facts.ts';
import { storedContent, storedPapersOf } from './storedPapers.ts';
import { lastDayOf, monthName, monthsOf, receipt, statement } from './papers/account.ts';
import { agreement, paidInFull } from './papers/loan.ts';
import type { Paper } from './paper.ts';
import { PDF_TYPE, pdfOf } from './pdf.ts';

type Document = Answered<'GET /lmsAccountDocuments'>['documents'][number];

/** A document of a loan. Its PDF is stored, or made on request. */
export type Listed = { id: string; name: string; day: string; docType: string; sha256?: string; content: () => Promise<Buffer> };

/** Receipts are listed for this many days; the statements cover older payments. */
const RECEIPT_DAYS = 365;

/** All documents of the loan that the caller may read, newest first. */
export async function documentsOf(db: Db, caller: Caller, loan: LoanRow, now: number): Promise<Listed[]> {
  const [of, movements, stored] = [
    await factsOf(db, loan),
    await movementsOf(db, loan.loan_id),
    await storedPapersOf(db, caller, loan.loan_id),
  ];
  const today = dayOf(now);
  const since = addDays(today, -RECEIPT_DAYS);
  const generated = (id: string, docType: string, name: string, day: string, paper: () => Paper): Listed => ({
    id,
    docType,
    name,
    day,
    content: () => pdfOf(paper()),
  });
  const filed = stored.map(({ paper_id, doc_type, name, day, sha256 }) => ({
    id: paper_id,
    docType: doc_type,
    name,
    day,
    sha256,
    content: () => storedContent(db, paper_id),
  }));
  if (isUnsigned(loan)) return filed; // its agreement is read where it is signed
  const listed = [
    generated('agreement', 'agreement', 'Loan agreement', of.made.day, () => agreement(of)),
    ...(loan.paid_off_on === null ? [] : [paidLetter(loan.paid_off_on)]),
    ...monthsOf(of, today).map((month) =>
      generated(`statement-${month}`, 'statement', `Statement of ${monthName(month)}`, lastDayOf(month), () =>
        statement(of, month, movements),
      ),
    ),
    ...movements
      .filter(({ kind, at }) => kind === 'payment' && dayOf(at) >= since)
      .map((paid) =>
        generated(`receipt-${paid.confirmation_number}`, 'receipt', 'Receipt for your payment', dayOf(paid.at), () => receipt(of, paid)),
      ),
    ...filed,
  ];
  return listed.toSorted((a, b) => b.day.localeCompare(a.day));

  function paidLetter(paidOn: string): Listed {
    return generated('paidInFull', 'paidInFull', 'Your loan is paid in full', paidOn, () => paidInFull(of, paidOn));
  }
}

const movementsOf = (db: Db, loanId: string) =>
  db
    .selectFrom('ledger')
    .select(['id', 'kind', 'cents', 'at', 'balance_cents', 'confirmation_number', 'method'])
    .where('loan_id', '=', loanId)
    .where('status', '=', 'settled')
    .where('kind', '<>', 'cashOut') // a cash-out belongs to the referral balance, not to the loan
    .orderBy('at')
    .orderBy('id')
    .execute();

/** When the caller last opened each document, by id, and the caller's language. */
export type Reader = { viewed: ReadonlyMap<string, number>; language: Language };

/** A document of the contract. */
export const toDocument = ({ id, name, day, docType, sha256 }: Listed, { viewed, language }: Reader): Document => {
  const at = viewed.get(id);
  return {
    documentId: id,
    documentName: inLanguage(name, language),
    files: [{ name: fileName(name, day), type: PDF_TYPE, docType, ...(sha256 !== undefined && { sha256 }) }],
    documentDate: day,
    ...(at !== undefined && { viewedAt: new Date(at).toISOString() }),
  };
};

/** The same, with the file's content. */
export async function withContent(listed: Listed, reader: Reader): Promise<Document> {
  const document = toDocument(listed, reader);
  const content = await listed.content();
  return { ...document, files: document.files.map((file) => ({ ...file, size: content.length, content: content.toString('base64') })) };
}

/** "Loan agreement" of 2026-03-01 -> "loan-agreement-2026-03-01.pdf" */
export const fileName = (name: string, day: string): string => `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${day}.pdf`;

/** When the caller last opened each document of the loan. */
export async function viewsOf(db: Db, caller: Caller, loanId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('document_view')
    .select(['document_id', 'at'])
    .where('profile_id', '=', caller.profileId)
    .where('loan_id', '=', loanId)
    .execute();
  return new Map(rows.map((row) => [row.document_id, row.at]));
}

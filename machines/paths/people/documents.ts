import type { LoanDocument } from '../../../services/contract/documentFile.ts';

const PDF_IN_BASE64 = 'JVBERi0xLjQK';

/** A document of Ann's title loan: her agreement with some fields changed. */
export const documentOf = ({
  docType = 'agreement',
  ...different
}: Partial<Omit<LoanDocument, 'files'>> & { docType?: string } = {}): LoanDocument => ({
  documentId: docType,
  documentName: 'Loan agreement',
  taskId: '',
  documentDate: '2026-03-01',
  files: [{ name: `${different.documentId ?? docType}.pdf`, type: 'application/pdf', docType }],
  ...different,
});

/** `count` statements, of October 2026 and the months before. */
export const statementsOf = (count: number): LoanDocument[] =>
  Array.from({ length: count }, (_, at) => {
    const lastDay = new Date(Date.UTC(2026, 10 - at, 0));
    const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(lastDay);
    return documentOf({
      documentId: `statement-${at}`,
      docType: 'statement',
      documentName: `Statement of ${month}`,
      documentDate: lastDay.toISOString().slice(0, 10),
    });
  });

/** The same with its file, as the lender answers for one document. */
export const withFile = (document: LoanDocument): LoanDocument => ({
  ...document,
  files: document.files.map((file) => ({ ...file, size: 9, content: PDF_IN_BASE64 })),
});

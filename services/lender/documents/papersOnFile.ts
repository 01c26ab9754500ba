import { MAX_UPLOAD_BYTES } from '../../contract/uploads.ts';
import { dayOf } from '../days.ts';
import { Refusal, type Handlers } from '../handler.ts';
import { loanOf } from '../loans/access.ts';
import { loanIn } from './facts.ts';
import { storePaper } from './storedPapers.ts';
import { documentsOf, toDocument, viewsOf, withContent } from './list.ts';
import { sha256 } from './paper.ts';
import { PDF_TYPE } from './pdf.ts';
import { problemWith } from './sniff.ts';

/** The types of GET /loanDocuments: no receipts or records. */
const LOAN_PAPERS: ReadonlySet<string> = new Set(['statement', 'agreement', 'signed', 'paidInFull']);

type OnFile = 'GET /lmsAccountDocuments' | 'POST /lmsAccountDocumentViewHistory' | 'GET /loanDocuments' | 'POST /olpaDisclosure';

/** The papers of loans. Spec: calls §7 "Documents". */
export const papersOnFile: Handlers<OnFile> = {
  'GET /lmsAccountDocuments': async ({ ask, caller, db, now, language }) => {
    const loan = await loanIn(db, caller, ask);
    const [all, viewed] = [await documentsOf(db, caller, loan, now), await viewsOf(db, caller, loan.loan_id)];
    if (ask.documentId === undefined) return { documents: all.map((one) => toDocument(one, { viewed, language })) };
    const found = all.find(({ id }) => id === ask.documentId);
    if (!found) throw new Refusal(403);
    return { documents: [await withContent(found, { viewed, language })] };
  },

  'POST /lmsAccountDocumentViewHistory': async ({ ask, caller, db, now }) => {
    const loan = await loanOf(db, caller, ask.loanId);
    const found = (await documentsOf(db, caller, loan, now)).find(({ id }) => id === ask.documentId);
    if (!found) throw new Refusal(403);
    await db
      .insertInto('document_view')
      .values({ profile_id: caller.profileId, loan_id: loan.loan_id, document_id: found.id, at: now })
      .onConflict((conflict) => conflict.columns(['profile_id', 'loan_id', 'document_id']).doUpdateSet({ at: now }))
      .execute();
    return {};
  },

  'GET /loanDocuments': async ({ ask, caller, db, now, language }) => {
    const loan = await loanIn(db, caller, ask);
    const [all, viewed] = [await documentsOf(db, caller, loan, now), await viewsOf(db, caller, loan.loan_id)];
    const wanted = all.filter(({ docType }) => LOAN_PAPERS.has(docType) && (ask.paidOff || docType !== 'paidInFull'));
    return { documents: wanted.map((one) => toDocument(one, { viewed, language })) };
  },

  'POST /olpaDisclosure': async ({ ask, caller, db, now }) => {
    const loan = await loanIn(db, caller, ask);
    const content = Buffer.from(ask.file, 'base64');
    const problem = content.length > MAX_UPLOAD_BYTES ? 'A file can be up to 4 MB.' : problemWith(content, PDF_TYPE);
    if (problem) throw new Refusal(422, [problem]);
    const documentId = `olpa-${sha256(`${caller.profileId} ${loan.loan_id} ${sha256(content)}`).slice(0, 24)}`;
    const filed = { paper_id: documentId, loan_id: loan.loan_id, profile_id: caller.profileId, doc_type: 'olpa', day: dayOf(now), at: now };
    await storePaper(db, { ...filed, name: 'Authorization of an online payment', content });
    return { documentId };
  },
};

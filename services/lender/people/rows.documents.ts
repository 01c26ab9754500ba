import type { Selectable } from 'kysely';
import type { DocType } from '../../contract/enums.ts';
import { wordsHash } from '../documents/paper.ts';
import { ALL_TERMS, termsId } from '../documents/papers/terms.ts';
import type { DocumentsTables } from '../store/tables/documents.ts';
import { customerIdOf, loanIdOf, profileIdOf, type Person } from './person.ts';

/** What people are asked to upload, and the terms they have accepted. */
export type DocumentRows = { [Table in 'upload_task' | 'acknowledgement']: Selectable<DocumentsTables[Table]>[] };

const CALLED: Readonly<Record<DocType, string>> = {
  income: 'Proof of income',
  identity: 'Photo of your ID',
  address: 'Proof of address',
  insurance: 'Proof of insurance',
};

/** Of these people on that day. */
export const documentRowsOf = (people: readonly Person[], today: string): DocumentRows => ({
  upload_task: people.flatMap(({ name, loans }) =>
    loans.flatMap(({ lms, ofSecond, askedFor = [] }, index) =>
      askedFor.map(({ docType, isPayment = false }) => ({
        task_id: `task-${loanIdOf(name, lms, index + 1)}-${docType}`,
        loan_id: loanIdOf(name, lms, index + 1),
        customer_id: customerIdOf(name, lms, ofSecond),
        doc_type: docType,
        name: CALLED[docType],
        is_payment: isPayment,
        asked_on: today,
      })),
    ),
  ),
  // everybody here has accepted all terms so far: testers expect them at Home; whoever registers anew has not
  acknowledgement: people.flatMap(({ name }) =>
    ALL_TERMS.map(({ version, paper }) => ({
      profile_id: profileIdOf(name),
      document_id: termsId(version),
      loan_id: null,
      disclosure_type: 'newAccountTerms' as const,
      sha256: wordsHash(paper),
      paper_id: '',
      at: Date.parse(`${paper.day}T18:00:00Z`),
    })),
  ),
});

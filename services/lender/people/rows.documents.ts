import type { Selectable } from 'kysely';
import type { DocType } from '../../contract/enums.ts';
import { wordsHash } from '../documents/paper.ts';
import { ALL_TERMS, termsId } from '../documents/papers/terms.ts';
import type { DocumentsTables } from '../store/tables/documents.ts';
import { customerIdOf, loanIdOf, profileIdOf, type Person } from './person.ts';

/** Upload tasks, and the accepted terms. */
export type DocumentRows = { [Table in 'upload_task' | 'acknowledgement']: Selectable<DocumentsTables[Table]>[] };

const DOCUMENT_NAMES: Readonly<Record<DocType, string>> = {
  income: 'Proof of income',
  identity: 'Photo of your ID',
  address: 'Proof of address',
  insurance: 'Proof of insurance',
};

export const documentRowsOf = (people: readonly Person[], today: string): DocumentRows => ({
  upload_task: people.flatMap(({ name, loans }) =>
    loans.flatMap(({ lms, ofSecond, requireJob = [] }, index) =>
      requireJob.map(({ docType, isPayment = false }) => ({
        task_id: `task-${loanIdOf(name, lms, index + 1)}-${docType}`,
        loan_id: loanIdOf(name, lms, index + 1),
        customer_id: customerIdOf(name, lms, ofSecond),
        doc_type: docType,
        name: DOCUMENT_NAMES[docType],
        is_payment: isPayment,
        asked_on: today,
      })),
    ),
  ),
  // all people have accepted all terms, so that testers come to Home after sign-in; new registrations have not
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

import { useLingui } from '@lingui/react/macro';
import type { TaskRow } from '../../../../machines/upload/upload.view.ts';

/** What the lender asks for, in the customer's language, by its type. Spec: I18N-005. */
export function useDocumentName(): (task: Pick<TaskRow, 'docType'>) => string {
  const { t } = useLingui();
  return ({ docType }) => {
    switch (docType) {
      case 'income':
        return t`Proof of income`;
      case 'identity':
        return t`Proof of identity`;
      case 'address':
        return t`Proof of address`;
      case 'insurance':
        return t`Proof of insurance`;
    }
  };
}

import { useLingui } from '@lingui/react/macro';
import type { Kind } from '../../../../machines/documents/documents.rules.ts';

/** What a document is, in a word or two. */
export function useKindText(): (kind: Kind) => string {
  const { t } = useLingui();
  return (kind) => {
    switch (kind) {
      case 'agreement':
        return t`Loan agreement`;
      case 'signed':
        return t`Signed`;
      case 'statement':
        return t`Statement`;
      case 'receipt':
        return t`Receipt`;
      case 'paidInFull':
        return t`Payoff letter`;
      case 'record':
        return t`Your consent`;
      case 'other':
        return t`Other document`;
    }
  };
}

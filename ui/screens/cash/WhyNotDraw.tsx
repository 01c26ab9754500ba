import { Trans } from '@lingui/react/macro';
import type { DrawClause } from '../../../machines/kit/drawEligibility.ts';

/** Why no cash can be drawn, as the clause that forbids it says. Spec: draw-10. */
export function WhyNotDraw({ clause }: { clause: DrawClause }) {
  switch (clause) {
    case 'isBorrower':
      return <Trans>Only the borrower of this loan can get cash on it.</Trans>;
    case 'isSigned':
      return <Trans>This loan waits for your signature. You owe nothing on it yet.</Trans>;
    case 'isNotLate':
      return <Trans>Something is past due on this loan. Pay it first.</Trans>;
    case 'isOffered':
      return <Trans>Your lender offers no cash on this loan now.</Trans>;
  }
}

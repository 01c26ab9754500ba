import { Trans } from '@lingui/react/macro';
import type { Parties } from '../../../../machines/agreement/agreement.rules.ts';
import { Notice } from '../../../kit/Notice.tsx';

/** As whom the customer agrees, and what that means for the other party of the loan. Spec: ROUTE-081 "isAlternatesTurn". */
export const TwoParties = ({ parties: { other, isCoSigner, isNotified } }: { parties: Parties }) => (
  <Notice
    tone="info"
    title={isCoSigner ? <Trans>You agree as the co-signer of this loan</Trans> : <Trans>You share this loan with {other}</Trans>}
  >
    <p>
      {isCoSigner ? (
        <Trans>{other} is the borrower. The new loan is for both of you, and your agreement is enough.</Trans>
      ) : (
        <Trans>The new loan is for both of you, and your agreement is enough.</Trans>
      )}{' '}
      {isNotified && <Trans>We’ll let {other} know when the loan is made.</Trans>}
    </p>
  </Notice>
);

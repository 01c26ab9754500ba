import { Trans, useLingui } from '@lingui/react/macro';
import type { NewLoanView } from '../../../../machines/ancillary/ancillary.view.ts';
import { Card, Figure } from '../../../kit/Card.tsx';
import { Facts } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';
import { productText } from '../../loan/productText.ts';
import { LoanTerms } from '../../newLoan/LoanTerms.tsx';

/** The new loan with everything that is sold, in the lender's own figures. Spec: FLOW-REFI-19. */
export function NewLoan({ terms }: { terms: NewLoanView }) {
  const { i18n } = useLingui();
  return (
    <Card tone="accent">
      <Figure label={<Trans>Your new loan, with all of this</Trans>} note={productText(i18n, terms.productName)}>
        <Money cents={terms.newLoanAmount} size="large" />
      </Figure>
      <Facts>
        <LoanTerms loan={terms} />
      </Facts>
    </Card>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountDisclosuresView } from '../../../../machines/agreement/agreement.view.ts';
import { Card, Figure } from '../../../kit/Card.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';
import { productText } from '../../loan/productText.ts';
import { LoanTerms } from '../../newLoan/LoanTerms.tsx';

/** What the customer agrees to, in the lender's figures. */
export function NewLoan({ view: { terms, amount } }: { view: AccountDisclosuresView }) {
  const { i18n } = useLingui();
  if (!terms) return null;
  return (
    <Card tone="accent">
      <Figure label={<Trans>Amount of your new loan</Trans>} note={productText(i18n, terms.productName)}>
        <Money cents={terms.newLoanAmount} size="large" />
      </Figure>
      <Facts>
        <Fact label={<Trans>You pay now</Trans>}>
          <Money cents={amount} />
        </Fact>
        <LoanTerms loan={terms} />
      </Facts>
    </Card>
  );
}

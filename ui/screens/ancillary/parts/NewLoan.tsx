import { Trans, useLingui } from '@lingui/react/macro';
import type { NewLoanView } from '../../../../machines/ancillary/ancillary.view.ts';
import { Card, Figure } from '../../../kit/Card.tsx';
import { DateText } from '../../../kit/DateText.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';
import { productText } from '../../loan/productText.ts';

/** The new loan with everything that is sold, in the lender's own figures. Spec: FLOW-REFI-19. */
export function NewLoan({ terms }: { terms: NewLoanView }) {
  const { i18n } = useLingui();
  const { payments, everyDays } = terms;
  const rate = i18n.number(terms.annualRate / 100, { style: 'percent', maximumFractionDigits: 2 });
  return (
    <Card tone="accent">
      <Figure label={<Trans>Your new loan, with all of this</Trans>} note={productText(i18n, terms.productName)}>
        <Money cents={terms.newLoanAmount} size="large" />
      </Figure>
      <Facts>
        <Fact label={<Trans>Each payment</Trans>} strong>
          <Money cents={terms.eachPayment} />
        </Fact>
        <Fact label={<Trans>Payments</Trans>}>
          <Trans>
            {payments}, every {everyDays} days
          </Trans>
        </Fact>
        <Fact label={<Trans>First payment</Trans>}>
          <DateText day={terms.firstPaymentOn} />
        </Fact>
        <Fact label={<Trans>Interest rate a year</Trans>}>{rate}</Fact>
        <Fact label={<Trans>All payments together, at most</Trans>}>
          <Money cents={terms.allPayments} />
        </Fact>
      </Facts>
    </Card>
  );
}

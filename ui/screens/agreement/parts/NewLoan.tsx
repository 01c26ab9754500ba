import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountDisclosuresView } from '../../../../machines/agreement/agreement.view.ts';
import { Card, Figure } from '../../../kit/Card.tsx';
import { DateText } from '../../../kit/DateText.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';
import { productText } from '../../loan/productText.ts';

/** What the customer agrees to, in the lender's figures. */
export function NewLoan({ view: { terms, amount } }: { view: AccountDisclosuresView }) {
  const { i18n } = useLingui();
  if (!terms) return null;
  const { payments, everyDays } = terms;
  const rate = i18n.number(terms.annualRate, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <Card tone="accent">
      <Figure label={<Trans>Amount of your new loan</Trans>} note={productText(i18n, terms.productName)}>
        <Money cents={terms.newLoanAmount} size="large" />
      </Figure>
      <Facts>
        <Fact label={<Trans>You pay now</Trans>}>
          <Money cents={amount} />
        </Fact>
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
        <Fact label={<Trans>Interest rate a year</Trans>}>{rate}%</Fact>
        <Fact label={<Trans>All payments together, at most</Trans>} strong>
          <Money cents={terms.allPayments} />
        </Fact>
      </Facts>
    </Card>
  );
}

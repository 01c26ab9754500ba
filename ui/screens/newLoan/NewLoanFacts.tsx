import { Trans, useLingui } from '@lingui/react/macro';
import type { NewLoan } from '../../../machines/kit/newLoan.ts';
import { DateText } from '../../kit/DateText.tsx';
import { Fact } from '../../kit/Facts.tsx';
import { Money } from '../../kit/Money.tsx';
import { productText } from '../loan/productText.ts';

/** The new loan of a renewal, by the lender's figures: what the papers state. Within <Facts>. */
export function NewLoanFacts({ loan }: { loan: NewLoan }) {
  const { i18n } = useLingui();
  const { productName, newLoanAmount, annualRate, payments, everyDays, eachPayment, firstPaymentOn, allPayments } = loan;
  return (
    <>
      <Fact label={<Trans>New loan</Trans>} strong>
        <Money cents={newLoanAmount} />
      </Fact>
      <Fact label={<Trans>All payments together, at most</Trans>} strong>
        <Money cents={allPayments} />
      </Fact>
      <Fact label={<Trans>Each payment</Trans>}>
        <Money cents={eachPayment} />
      </Fact>
      <Fact label={<Trans>Payments</Trans>}>
        <Trans>
          {payments}, every {everyDays} days
        </Trans>
      </Fact>
      <Fact label={<Trans>First payment</Trans>}>
        <DateText day={firstPaymentOn} />
      </Fact>
      <Fact label={<Trans>Interest rate</Trans>}>
        <Trans>{annualRate} percent a year</Trans>
      </Fact>
      <Fact label={<Trans>Kind of loan</Trans>}>{productText(i18n, productName)}</Fact>
    </>
  );
}

import { Trans } from '@lingui/react/macro';
import type { NewLoan } from '../../../machines/kit/newLoan.ts';
import { DateText } from '../../kit/DateText.tsx';
import { Fact } from '../../kit/Facts.tsx';
import { Money } from '../../kit/Money.tsx';

/** As the papers state a rate: with the decimal point of the amounts, in Spanish too. */
const RATE_DECIMALS = 2;

/** What is paid for a new loan, by the lender's figures, as its papers state them. Within <Facts>. */
export function LoanTerms({ loan }: { loan: Omit<NewLoan, 'productName' | 'newLoanAmount'> }) {
  const { annualRate, payments, everyDays, eachPayment, firstPaymentOn, allPayments } = loan;
  return (
    <>
      <Fact label={<Trans>Each payment</Trans>} strong>
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
      <Fact label={<Trans>Annual interest rate</Trans>}>{annualRate.toFixed(RATE_DECIMALS)}%</Fact>
      <Fact label={<Trans>Total of all payments, at most</Trans>} strong>
        <Money cents={allPayments} />
      </Fact>
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { NewLoan } from '../../../machines/kit/newLoan.ts';
import { Fact } from '../../kit/Facts.tsx';
import { Money } from '../../kit/Money.tsx';
import { productText } from '../loan/productText.ts';
import { LoanTerms } from './LoanTerms.tsx';

/** The new loan of a renewal, beside a plain payment or in it. Within <Facts>. */
export function NewLoanFacts({ loan }: { loan: NewLoan }) {
  const { i18n } = useLingui();
  const { productName, newLoanAmount } = loan;
  return (
    <>
      <Fact label={<Trans>New loan</Trans>} strong>
        <Money cents={newLoanAmount} />
      </Fact>
      <LoanTerms loan={loan} />
      <Fact label={<Trans>Kind of loan</Trans>}>{productText(i18n, productName)}</Fact>
    </>
  );
}

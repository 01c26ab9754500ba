import { Trans, useLingui } from '@lingui/react/macro';
import type { NewLoan } from '../../../machines/kit/newLoan.ts';
import { Fact } from '../../kit/Facts.tsx';
import { Money } from '../../kit/Money.tsx';
import { productText } from '../loan/productText.ts';
import { LoanTerms } from './LoanTerms.tsx';

/** The new loan of a renewal, beside a plain payment or in it. `cash`: what is paid out with it, in cents. Within <Facts>. */
export function NewLoanFacts({ loan, cash = 0 }: { loan: NewLoan; cash?: number | undefined }) {
  const { i18n } = useLingui();
  const { productName, newLoanAmount, ancillaryProducts } = loan;
  return (
    <>
      <Fact label={<Trans>New loan</Trans>} strong>
        <Money cents={newLoanAmount} />
      </Fact>
      {cash > 0 && (
        <Fact label={<Trans>Cash you get, in the new loan</Trans>}>
          <Money cents={cash} />
        </Fact>
      )}
      <SoldFacts sold={ancillaryProducts ?? []} />
      <LoanTerms loan={loan} />
      <Fact label={<Trans>Type of loan</Trans>}>{productText(i18n, productName)}</Fact>
    </>
  );
}

/** What is sold with the new loan. Within <Facts>. */
export function SoldFacts({ sold }: { sold: NonNullable<NewLoan['ancillaryProducts']> }) {
  return sold.map(({ name, price }) => (
    <Fact key={name} label={<Trans>{name}, in the new loan</Trans>}>
      <Money cents={price} />
    </Fact>
  ));
}

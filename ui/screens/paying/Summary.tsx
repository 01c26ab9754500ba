import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { LoanName as Loan } from '../../../machines/kit/loanName.ts';
import { Card, Figure } from '../../kit/Card.tsx';
import { Money } from '../../kit/Money.tsx';
import { LoanName } from './LoanName.tsx';

type Props = { amount: number; loan: Loan | null };

/** The amount and the loan, beside each step on a wide screen. */
export function Summary({
  amount,
  loan,
  label = <Trans>You’re paying</Trans>,
  children,
}: Props & { label?: ReactNode; children?: ReactNode }) {
  return (
    <div className="only-wide">
      <Card tone="accent">
        <Figure label={label} note={loan && <LoanName loan={loan} />}>
          <Money cents={amount} size="large" />
        </Figure>
        {children}
      </Card>
    </div>
  );
}

/** The same in one line of the page's lead, on a narrow screen. `change`: the button that leads back to the amount. */
export const SummaryLine = ({ amount, loan, change }: Props & { change?: ReactNode }) => (
  <span className="only-narrow pay-line">
    <span>
      <Money cents={amount} moves />
      {loan && (
        <>
          {'\u00a0· '}
          <LoanName loan={loan} short />
        </>
      )}
    </span>
    {change}
  </span>
);

import { Trans } from '@lingui/react/macro';
import type { LoanName as Loan } from '../../../machines/kit/loanName.ts';
import { Card, Figure } from '../../kit/Card.tsx';
import { Money } from '../../kit/Money.tsx';
import { LoanName } from './LoanName.tsx';

/** The amount and the loan, beside the choice of a card. */
export function Summary({ amount, loan }: { amount: number; loan: Loan | null }) {
  return (
    <Card tone="accent">
      <Figure label={<Trans>You’re paying</Trans>} note={loan && <LoanName loan={loan} />}>
        <Money cents={amount} size="large" />
      </Figure>
    </Card>
  );
}

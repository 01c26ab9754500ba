import { Trans } from '@lingui/react/macro';
import type { LoanLine } from '../../../../machines/payment/payment.view.ts';
import { Card, Figure } from '../../../kit/Card.tsx';
import { Money } from '../../../kit/Money.tsx';
import { LoanName } from './LoanName.tsx';

/** What is being paid, in view while the way to pay is chosen. */
export function Summary({ amount, loan }: { amount: number; loan: LoanLine | null }) {
  return (
    <Card tone="accent">
      <Figure label={<Trans>You are paying</Trans>} note={loan && <LoanName loan={loan} />}>
        <Money cents={amount} size="large" />
      </Figure>
    </Card>
  );
}

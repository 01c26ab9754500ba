import { Trans } from '@lingui/react/macro';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { Facts } from '../../../kit/Facts.tsx';
import { NewLoanFacts } from '../../newLoan/NewLoanFacts.tsx';
import type { ProductSwitchProps } from '../ProductSwitch.tsx';

/** Another kind of loan is confirmed by its figures. Spec: ROUTE-115, ROUTE-112, ROUTE-113. */
export function SwitchDialog({ view: { other, cash, rateChanges, limitChanges }, send }: ProductSwitchProps) {
  const decline = () => send({ type: 'switch.declined' });
  const newLoan = other?.newLoan;
  if (!newLoan) return null;
  return (
    <Dialog
      title={<Trans>Switch to another type of loan?</Trans>}
      onClose={decline}
      actions={
        <>
          <Button kind="primary" onPress={() => send({ type: 'switch.confirmed' })}>
            <Trans>Yes, switch</Trans>
          </Button>
          <Button onPress={decline}>
            <Trans>Choose again</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>The agreement you signed ends, and a new one takes its place.</Trans>
      </p>
      {rateChanges && (
        <p>
          <strong>
            <Trans>The interest rate is different from today’s.</Trans>
          </strong>
        </p>
      )}
      {limitChanges && (
        <p>
          <strong>
            <Trans>The most you can borrow is a different amount from today’s.</Trans>
          </strong>
        </p>
      )}
      <Facts>
        <NewLoanFacts loan={newLoan} cash={cash?.amount} />
      </Facts>
    </Dialog>
  );
}

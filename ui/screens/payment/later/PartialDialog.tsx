import { Trans } from '@lingui/react/macro';
import type { MakePaymentView } from '../../../../machines/payment/views/makePayment.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { moneyText } from '../../../kit/currency.ts';
import type { PaymentScreen } from '../parts/kind.ts';

/** Explains a payment of less than the amount due before the customer continues. One that reinstates the loan opens it again. Spec: portal §4 "Partial payment" (FLOW-PAY-18). */
export function PartialDialog({ view, send }: PaymentScreen<MakePaymentView>) {
  const amount = moneyText(view.amount ?? 0);
  const missing = moneyText(Math.max(0, view.minimumRequired - (view.amount ?? 0)));
  return (
    <Dialog
      title={<Trans>Pay {amount} for now?</Trans>}
      onClose={() => send({ type: 'partial.declined' })}
      actions={
        <>
          <Button kind="primary" onPress={() => send({ type: 'partial.confirmed' })}>
            <Trans>Yes, continue with {amount}</Trans>
          </Button>
          <Button onPress={() => send({ type: 'partial.declined' })}>
            <Trans>Change the amount</Trans>
          </Button>
        </>
      }
    >
      {view.chosen === 'ofrReinstate' ? (
        <p>
          <Trans>Your loan is open again after this payment. {missing} will still be past due.</Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              Your loan is past due. {moneyText(view.minimumRequired)} is needed now, so {missing} would still be past due after this
              payment.
            </Trans>
          </p>
          <p>
            <Trans>Your payment helps, but the loan stays late until the rest is paid.</Trans>
          </p>
        </>
      )}
    </Dialog>
  );
}

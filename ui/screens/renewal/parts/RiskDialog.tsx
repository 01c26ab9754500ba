import { Trans } from '@lingui/react/macro';
import type { ProductSwitchView } from '../../../../machines/renewal/renewal.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import type { ProductSwitchProps } from '../ProductSwitch.tsx';

type Props = Pick<ProductSwitchProps, 'send'> & { risk: NonNullable<ProductSwitchView['risk']>; busy: boolean };

/** What the lender has changed since the customer looked, until it is acknowledged; to close it is to leave. Spec: ROUTE-112, ROUTE-113, OPEN-009. */
export function RiskDialog({ risk, busy, send }: Props) {
  const acknowledge = () => send({ type: 'risk.acknowledged' });
  return (
    <Dialog
      title={risk === 'rateChanged' ? <Trans>Your rate has changed</Trans> : <Trans>Your credit limit has changed</Trans>}
      onClose={() => send({ type: 'flow.left' })}
      actions={
        <Button kind="primary" busy={busy} onPress={acknowledge}>
          <Trans>I understand</Trans>
        </Button>
      }
    >
      <p>
        {risk === 'rateChanged' ? (
          <Trans>A new loan has a different interest rate from this one. The next screen shows it.</Trans>
        ) : (
          <Trans>Your lender has reviewed your account, and the most you can borrow is a different amount now.</Trans>
        )}
      </p>
    </Dialog>
  );
}

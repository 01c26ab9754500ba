import { Trans } from '@lingui/react/macro';
import { Button } from '../../../kit/Button.tsx';
import type { ProductSwitchProps } from '../ProductSwitch.tsx';

/** The new loans that the store makes with the customer: an appointment there. Spec: ROUTE-075 (productSwitch-2). */
export function InStore({ view: { byTheStore, busy }, send }: ProductSwitchProps) {
  return byTheStore.map((product) => (
    <Button key={product} disabled={busy} onPress={() => send({ type: 'appointment.chosen', product })}>
      {product === 'other' ? <Trans>Make an appointment for the switch</Trans> : <Trans>Make an appointment at your store</Trans>}
    </Button>
  ));
}

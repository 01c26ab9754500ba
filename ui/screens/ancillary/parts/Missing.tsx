import { Trans } from '@lingui/react/macro';
import type { AncillaryEvent } from '../../../../machines/ancillary/ancillary.rules.ts';
import type { AncillaryProductsView, MissingView } from '../../../../machines/ancillary/ancillary.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Actions } from '../../../kit/Card.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { CallButton } from '../../../kit/Phone.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { CallStore } from '../../paying/CallStore.tsx';

/** The renewal needs something that only the store sells: an appointment, a call, or a smaller loan. Spec: FLOW-REFI-19 (ancillary-3). */
export function Missing({ view, send }: ScreenProps<AncillaryProductsView, AncillaryEvent>) {
  const { missing, offersAppointment, storePhone } = view;
  return (
    <>
      <Notice tone="warning" title={<Trans>Your lender requires this for the new loan, and only your store provides it</Trans>}>
        <ul>
          {missing.map((product) => (
            <MissingItem key={product.name} product={product} />
          ))}
        </ul>
      </Notice>
      <p>
        <Trans>If you pay more now, the new loan is smaller and may not need it.</Trans>
      </p>
      <Actions>
        {offersAppointment && (
          <Button kind="primary" wide onPress={() => send({ type: 'appointment.chosen' })}>
            <Trans>Make an appointment</Trans>
          </Button>
        )}
        {!offersAppointment && storePhone !== '' && (
          <CallButton number={storePhone}>
            <Trans>Call your store</Trans>
          </CallButton>
        )}
        <Button onPress={() => send({ type: 'flow.left' })}>
          <Trans>Back to the costs</Trans>
        </Button>
      </Actions>
      {storePhone !== '' && <CallStore number={storePhone} />}
    </>
  );
}

const MissingItem = ({ product: { name, description } }: { product: MissingView }) => (
  <li>
    <strong>{name}</strong>
    {description !== '' && <> · {description}</>}
  </li>
);

import { Trans } from '@lingui/react/macro';
import type { OfrEvent } from '../../../machines/ofr/ofr.rules.ts';
import type { OfrView } from '../../../machines/ofr/ofr.view.ts';
import { Notice } from '../../kit/Notice.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { RepossessionStatus } from '../repossession/RepossessionNotice.tsx';
import { VehiclePage } from './parts/VehiclePage.tsx';

/** The vehicle has been taken: where it is, and how to get it back. Spec: portal §2 "OfrVehicleRepossessed" (ROUTE-067, OPEN-039). */
export const OfrVehicleRepossessed = ({ view, send }: ScreenProps<OfrView, OfrEvent>) => (
  <VehiclePage view={view} send={send} title={<Trans>Get your vehicle back</Trans>} placeLabel={<Trans>Where it is</Trans>}>
    <Notice tone="warning" title={<RepossessionStatus recovery="repossessed" />}>
      {view.reinstateAmount === null ? (
        <Trans>Only the store can say what it takes to get it back, and only the store can take the payment.</Trans>
      ) : (
        <Trans>Pay the amount below, and your loan is open again. Then agree with the store on how you get your vehicle.</Trans>
      )}
    </Notice>
  </VehiclePage>
);

import { Trans } from '@lingui/react/macro';
import type { OfrEvent } from '../../../machines/ofr/ofr.rules.ts';
import type { OfrView } from '../../../machines/ofr/ofr.view.ts';
import { Notice } from '../../kit/Notice.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { RepossessionStatus } from '../repossession/RepossessionNotice.tsx';
import { VehiclePage } from './parts/VehiclePage.tsx';

/** The vehicle is out for repossession: a payment keeps it. Spec: portal §2 "OfrVehicleRecovery" (ROUTE-066). */
export const OfrVehicleRecovery = ({ view, send }: ScreenProps<OfrView, OfrEvent>) => (
  <VehiclePage view={view} send={send} title={<Trans>Keep your vehicle</Trans>} placeLabel={<Trans>Where things stand</Trans>}>
    <Notice tone="warning" title={<RepossessionStatus recovery="outForRepo" />}>
      {view.reinstateAmount === null ? (
        <Trans>Call us to find out what stops the repossession.</Trans>
      ) : (
        <Trans>Pay the amount below, and your loan is open again.</Trans>
      )}
    </Notice>
  </VehiclePage>
);

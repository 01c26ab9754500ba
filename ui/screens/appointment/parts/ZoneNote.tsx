import { Trans, useLingui } from '@lingui/react/macro';
import type { ShownZone } from '../../../../machines/appointment/appointment.view.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { clockText, zoneText } from './when.ts';

/**
 * Which clock the times are of, where the device has another one or says none. `moment`: an example, told on both clocks.
 * Spec: calls §8 (ERR-025); appointment-5.
 */
export function ZoneNote({ zone, moment = '' }: { zone: ShownZone; moment?: string }) {
  const { i18n } = useLingui();
  const storeZone = zoneText(i18n.locale, zone.store);
  if (zone.deviceIsUnknown)
    return (
      <Notice tone="info" title={<Trans>Unable to get device timezone</Trans>}>
        <Trans>Times are in the store’s time zone: {storeZone}.</Trans>
      </Notice>
    );
  if (zone.device === '') return null;
  const deviceZone = zoneText(i18n.locale, zone.device);
  const deviceClock = moment && clockText(moment, i18n.locale, zone.device);
  return (
    <Notice tone="info" title={<Trans>Times are in the store’s time zone: {storeZone}.</Trans>}>
      {deviceClock ? (
        <Trans>
          On your device, which is set to {deviceZone}, it will be {deviceClock}.
        </Trans>
      ) : (
        <Trans>Your device is set to {deviceZone}.</Trans>
      )}
    </Notice>
  );
}

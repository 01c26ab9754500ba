import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GpsLocationDisabledView } from '../../../../machines/location/location.view.ts';

const Steps = ({ children }: { children: ReactNode }) => <ol className="location-points">{children}</ol>;

/** Where each browser has its switch. Spec: ROUTE-093. */
export function SwitchOn({ browser }: Pick<GpsLocationDisabledView, 'browser'>) {
  switch (browser) {
    case 'apple':
      return (
        <Steps>
          <li>
            <Trans>Open the Settings app on your device.</Trans>
          </li>
          <li>
            <Trans>Choose “Privacy &amp; Security”, then “Location Services”, and turn it on.</Trans>
          </li>
          <li>
            <Trans>Choose your browser in the list (for Safari “Safari Websites”), then “While Using the App”.</Trans>
          </li>
          <Return />
        </Steps>
      );
    case 'android':
      return (
        <Steps>
          <li>
            <Trans>Tap the icon to the left of the address, then “Permissions”.</Trans>
          </li>
          <li>
            <Trans>Turn on “Location”.</Trans>
          </li>
          <li>
            <Trans>Also turn on location in your device’s settings.</Trans>
          </li>
          <Return />
        </Steps>
      );
    case 'safari':
      return (
        <Steps>
          <li>
            <Trans>Open the “Safari” menu, then “Settings for This Website”.</Trans>
          </li>
          <li>
            <Trans>Choose “Ask” or “Allow” next to “Location”.</Trans>
          </li>
          <li>
            <Trans>In the System Settings choose “Privacy &amp; Security”, then “Location Services”, and turn on Safari.</Trans>
          </li>
          <Return />
        </Steps>
      );
    case 'firefox':
      return (
        <Steps>
          <li>
            <Trans>Press the crossed-out icon to the left of the address.</Trans>
          </li>
          <li>
            <Trans>Remove the block next to “Access your location”.</Trans>
          </li>
          <Return />
        </Steps>
      );
    case 'chrome':
      return (
        <Steps>
          <li>
            <Trans>Press the icon to the left of the address.</Trans>
          </li>
          <li>
            <Trans>Turn on “Location”.</Trans>
          </li>
          <Return />
        </Steps>
      );
    case 'other':
      return (
        <Steps>
          <li>
            <Trans>Open your browser’s settings and find the permissions for this site.</Trans>
          </li>
          <li>
            <Trans>Allow location. Also turn on location on your device.</Trans>
          </li>
          <Return />
        </Steps>
      );
  }
}

const Return = () => (
  <li>
    <Trans>Come back to this page and press “Check my location”.</Trans>
  </li>
);

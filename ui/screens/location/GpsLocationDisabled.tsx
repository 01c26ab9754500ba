import { Trans, useLingui } from '@lingui/react/macro';
import type { LocationEvent } from '../../../machines/location/location.types.ts';
import type { GpsLocationDisabledView } from '../../../machines/location/location.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions, Section } from '../../kit/Card.tsx';
import { Page } from '../../kit/Page.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { HelpVideo } from '../helpVideo/HelpVideo.tsx';
import { CallStore } from '../paying/CallStore.tsx';
import { LoanName } from '../paying/LoanName.tsx';
import { stateText } from './parts/stateText.ts';
import { SwitchOn } from './parts/SwitchOn.tsx';

/** The browser does not allow it: how to switch it on. Spec: portal §2 "GpsLocationDisabled" (ROUTE-093, FLOW-GEO-07). */
export function GpsLocationDisabled({ view, send }: ScreenProps<GpsLocationDisabledView, LocationEvent>) {
  const brandName = useBrandName();
  const { i18n } = useLingui();
  const { brand, loan } = view;
  const storeState = stateText(i18n, view.storeState);
  return (
    <Page
      screen={view.screen}
      title={<Trans>Your location is turned off</Trans>}
      eyebrow={brand && brandName(brand)}
      lead={loan && <LoanName loan={loan} />}
      busy={view.busy}
    >
      <p>
        <Trans>Your browser doesn’t let this site know your location, so we can’t check that you’re in {storeState}.</Trans>
      </p>
      <Section title={<Trans>How to turn it on</Trans>}>
        <SwitchOn browser={view.browser} />
        {view.video && (
          <HelpVideo video={view.video} send={send}>
            <Trans>Watch a video: how to share your location</Trans>
          </HelpVideo>
        )}
      </Section>
      <Actions>
        <Button kind="primary" onPress={() => send({ type: 'check.chosen' })}>
          <Trans>Check my location</Trans>
        </Button>
        <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
          {view.forDraw ? <Trans>Back to the cash advance</Trans> : <Trans>Back to the payment</Trans>}
        </Button>
      </Actions>
      {view.storePhoneNumber !== '' && <CallStore number={view.storePhoneNumber} />}
    </Page>
  );
}

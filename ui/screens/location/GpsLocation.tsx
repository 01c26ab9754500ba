import { Trans } from '@lingui/react/macro';
import type { LocationEvent } from '../../../machines/location/location.types.ts';
import type { GpsLocationView } from '../../../machines/location/location.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { HelpVideo } from '../helpVideo/HelpVideo.tsx';
import { CallStore } from '../paying/CallStore.tsx';
import { LoanName } from '../paying/LoanName.tsx';
import { Check } from './parts/Check.tsx';
import { Consent } from './parts/Consent.tsx';
import { Instructions } from './parts/Instructions.tsx';
import { State } from './parts/State.tsx';
import { Why } from './parts/Why.tsx';

type Props = ScreenProps<GpsLocationView, LocationEvent>;

/** Why the location is needed, the check itself and what came of it. Spec: portal §2 "GpsLocation" (ROUTE-092). */
export function GpsLocation({ view, send }: Props) {
  const brandName = useBrandName();
  const { phase, brand, loan } = view;
  const isConsent = phase === 'consenting' || phase === 'sending';
  const isOpen = phase !== 'loading' && phase !== 'failed' && phase !== 'unknown' && !isConsent;
  return (
    <Page
      screen={view.screen}
      title={<Trans>Check your location</Trans>}
      eyebrow={brand && brandName(brand)}
      lead={loan && <LoanName loan={loan} />}
      busy={view.busy}
    >
      {phase === 'loading' && <SkeletonCard lines={5} />}
      {phase === 'failed' && <FailureNote failure={view.failure} topic="loans" onRetry={() => send({ type: 'retry.chosen' })} />}
      {phase === 'unknown' && (
        <Notice tone="info" title={<Trans>We couldn’t find this loan</Trans>}>
          <Trans>Go back to your accounts and choose the loan there.</Trans>
        </Notice>
      )}
      {isConsent && <Consent view={view} send={send} />}
      {isOpen && (
        <>
          <Why view={view} />
          <State view={view} />
          <Check view={view} send={send} />
          {view.video && (
            <HelpVideo video={view.video} send={send}>
              <Trans>Watch a video: how to share your location</Trans>
            </HelpVideo>
          )}
        </>
      )}
      {phase === 'instructing' && <Instructions view={view} send={send} />}
      {phase !== 'loading' && !isConsent && (
        <Actions>
          <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
            {view.forDraw ? <Trans>Back to the cash advance</Trans> : <Trans>Back to the payment</Trans>}
          </Button>
        </Actions>
      )}
      {view.storePhoneNumber !== '' && <CallStore number={view.storePhoneNumber} />}
    </Page>
  );
}

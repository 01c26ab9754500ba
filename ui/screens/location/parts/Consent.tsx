import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { LocationEvent } from '../../../../machines/location/location.types.ts';
import type { GpsLocationView } from '../../../../machines/location/location.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Actions } from '../../../kit/Card.tsx';
import { FailureSmallPrint } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { stateText } from './stateText.ts';

/** A restricted state needs the customer's consent. Spec: FLOW-REFI-13, CALL-071 (location-8). */
export function Consent({ view, send }: ScreenProps<GpsLocationView, LocationEvent>) {
  const heading = useRef<HTMLHeadingElement>(null);
  // not on a button: a second Enter would confirm what nobody has read
  useEffect(() => heading.current?.focus(), []);
  const { i18n } = useLingui();
  const { phase } = view;
  const storeState = stateText(i18n, view.storeState);
  return (
    <section className="location-consent" aria-labelledby="consent-title">
      <h2 id="consent-title" ref={heading} tabIndex={-1}>
        <Trans>Are you in {storeState} now?</Trans>
      </h2>
      <p>
        <Trans>
          Your device is in {storeState}. In {storeState}, your lender also asks you to confirm that you’re there, and records your answer
          with the time.
        </Trans>
      </p>
      <p>
        <Trans>If you don’t confirm it, we’ll tell your lender and take you back to your accounts. Nothing is paid.</Trans>
      </p>
      {view.failure && (
        <Notice tone="danger" live="alert" title={<Trans>Error validating your location, please try again.</Trans>}>
          <FailureSmallPrint failure={view.failure} topic="other" />
        </Notice>
      )}
      <Actions>
        <Button kind="primary" busy={phase === 'sending'} onPress={() => send({ type: 'consent.given' })}>
          <Trans>Yes, I am in {storeState} now</Trans>
        </Button>
        <Button disabled={phase === 'sending'} onPress={() => send({ type: 'consent.declined' })}>
          <Trans>I do not confirm this</Trans>
        </Button>
      </Actions>
    </section>
  );
}

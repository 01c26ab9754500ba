import { Trans } from '@lingui/react/macro';
import type { TrustedDeviceView } from '../../../machines/trustedDevice/trustedDevice.view.ts';
import type { TrustedDeviceEvent } from '../../../machines/trustedDevice/trustedDevice.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { GiveUp } from '../codes/GiveUp.tsx';

/** Why a new device needs a code. Spec: ROUTE-027 (FLOW-AUTH-15). */
export function TrustedDeviceWarning({ view, send }: ScreenProps<TrustedDeviceView, TrustedDeviceEvent>) {
  const hasWay = view.codes.ways.length > 0;
  return (
    <Page
      screen="TrustedDeviceWarning"
      width="narrow"
      title={<Trans>We don’t recognize this device</Trans>}
      lead={<Trans>To make sure it’s you, we’ll send you a code. You enter it once on this device.</Trans>}
      busy={view.busy}
    >
      <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })} />
      {!hasWay && !view.busy && !view.failure && (
        <Notice tone="warning" title={<Trans>We don’t have a way to send you a code</Trans>}>
          <Trans>Please call us: press Help above for the numbers and hours.</Trans>
        </Notice>
      )}
      <p>
        <Trans>Not your device, or didn’t just sign in? Cancel, and call us: press Help above.</Trans>
      </p>
      <Actions>
        {(hasWay || view.busy) && (
          <Button kind="primary" busy={view.busy} onPress={() => send({ type: 'warning.confirmed' })}>
            <Trans>Continue</Trans>
          </Button>
        )}
        <GiveUp onPress={() => send({ type: 'flow.left' })} />
      </Actions>
    </Page>
  );
}

import { Trans } from '@lingui/react/macro';
import type { LocationEvent } from '../../../../machines/location/location.types.ts';
import type { GpsLocationView } from '../../../../machines/location/location.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import type { ScreenProps } from '../../flowView.tsx';

/** What the browser asks next, and what becomes of the answer. Spec: portal §2 "location disclaimer dialog" (ROUTE-114, location-6). */
export function Instructions({ view, send }: ScreenProps<GpsLocationView, LocationEvent>) {
  const close = () => send({ type: 'instructions.closed' });
  return (
    <Dialog
      title={<Trans>Before we check</Trans>}
      onClose={close}
      actions={
        <>
          <Button kind="primary" onPress={() => send({ type: 'instructions.read' })}>
            <Trans>Continue</Trans>
          </Button>
          <Button onPress={close}>
            <Trans>Not now</Trans>
          </Button>
        </>
      }
    >
      {view.willBeAsked && (
        <p>
          <Trans>Your browser asks whether this site may know your location. Choose “Allow”.</Trans>
        </p>
      )}
      <p>
        {view.forDraw ? (
          <Trans>
            This page finds out which state you’re in and tells your lender. When you continue to the cash, it also sends your lender where
            you are. The check is good for a few minutes.
          </Trans>
        ) : (
          <Trans>
            This page finds out which state you’re in and sends your lender that state’s abbreviation. The check is good for a few minutes.
          </Trans>
        )}
      </p>
      <p>
        <Trans>You can turn this permission off in your browser at any time.</Trans>
      </p>
    </Dialog>
  );
}

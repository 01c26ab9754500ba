import { Trans } from '@lingui/react/macro';
import type { TrustedDeviceView } from '../../../machines/trustedDevice/trustedDevice.select.ts';
import type { TrustedDeviceEvent } from '../../../machines/trustedDevice/trustedDevice.types.ts';
import { Page } from '../../kit/Page.tsx';
import { MethodForm } from '../codes/MethodForm.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { GiveUp } from './parts/GiveUp.tsx';

/** How the code is to come. Spec: ROUTE-028. */
export function VerificationMethod({ view, send }: ScreenProps<TrustedDeviceView, TrustedDeviceEvent>) {
  return (
    <Page screen="VerificationMethod" width="narrow" title={<Trans>Where should the code go?</Trans>} busy={view.busy}>
      <MethodForm
        codes={view.codes}
        busy={view.busy}
        send={send}
        actions={<GiveUp disabled={view.busy} onPress={() => send({ type: 'flow.left' })} />}
      />
    </Page>
  );
}

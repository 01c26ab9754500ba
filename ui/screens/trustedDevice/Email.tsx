import { Trans } from '@lingui/react/macro';
import type { TrustedDeviceView } from '../../../machines/trustedDevice/trustedDevice.view.ts';
import type { TrustedDeviceEvent } from '../../../machines/trustedDevice/trustedDevice.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { Page } from '../../kit/Page.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { GiveUp } from '../codes/GiveUp.tsx';

/** The email address that the code went to, for a code that did not arrive. Spec: ROUTE-030. */
export function Email({ view, send }: ScreenProps<TrustedDeviceView, TrustedDeviceEvent>) {
  const destination = view.codes.sent?.destination ?? '';
  return (
    <Page
      screen="Email"
      width="narrow"
      title={<Trans>Is {destination} your email?</Trans>}
      lead={<Trans>We sent the code there. Emails can take a few minutes; check your spam folder, too.</Trans>}
      busy={view.busy}
    >
      <p>
        <Trans>
          If you can’t read this email anymore, choose another way to get the code, or call us: press Help above. For your safety, it can’t
          be changed on a device we don’t recognize.
        </Trans>
      </p>
      <Actions>
        <Button kind="primary" onPress={() => send({ type: 'email.confirmed' })}>
          <Trans>Yes, enter the code</Trans>
        </Button>
        <Button onPress={() => send({ type: 'method.changeChosen' })}>
          <Trans>Choose another way</Trans>
        </Button>
        <GiveUp onPress={() => send({ type: 'flow.left' })} />
      </Actions>
    </Page>
  );
}

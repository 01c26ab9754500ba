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
      lead={<Trans>The code went there. Emails can take a few minutes; look in your spam folder, too.</Trans>}
      busy={view.busy}
    >
      <p>
        <Trans>
          If you cannot read this email any more, choose another way for the code, or call us: press Help above. For your safety it cannot
          be changed on a device that we do not know.
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

import { Trans } from '@lingui/react/macro';
import { LOGIN } from '../../../machines/kit/places.ts';
import type { RegistrationEvent, RegistrationView } from '../../../machines/registration/registration.types.ts';
import { Button } from '../../kit/Button.tsx';
import { Page } from '../../kit/Page.tsx';
import { MethodForm } from '../codes/MethodForm.tsx';

/** How the code is to come. Spec: ROUTE-009, FLAG-003. */
export function RegisterVerificationMethod({ view, send }: { view: RegistrationView; send: (event: RegistrationEvent) => void }) {
  const { username, kindOfName } = view;
  return (
    <Page
      screen="RegisterVerificationMethod"
      width="narrow"
      title={kindOfName === 'phone' ? <Trans>Verify your phone number</Trans> : <Trans>Verify your email</Trans>}
      lead={<Trans>Almost done: we send you a code to be sure that {username} is yours.</Trans>}
      busy={view.busy}
    >
      <MethodForm
        codes={view.codes}
        busy={view.busy}
        send={send}
        actions={
          <Button kind="quiet" to={LOGIN} onPress={() => send({ type: 'login.opened' })} disabled={view.busy}>
            <Trans>Back to sign in</Trans>
          </Button>
        }
      />
    </Page>
  );
}

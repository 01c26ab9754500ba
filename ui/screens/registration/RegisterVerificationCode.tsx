import { Trans } from '@lingui/react/macro';
import type { RegistrationEvent, RegistrationView } from '../../../machines/registration/registration.types.ts';
import { Button } from '../../kit/Button.tsx';
import { Page } from '../../kit/Page.tsx';
import { CodeForm } from '../codes/CodeForm.tsx';
import { SentTo } from '../codes/SentTo.tsx';

/** Takes the code. Spec: ROUTE-008, FLOW-AUTH-14. */
export function RegisterVerificationCode({ view, send }: { view: RegistrationView; send: (event: RegistrationEvent) => void }) {
  return (
    <Page
      screen="RegisterVerificationCode"
      width="narrow"
      title={<Trans>Enter the code</Trans>}
      lead={<SentTo sent={view.codes.sent} />}
      busy={view.busy}
    >
      <CodeForm
        codes={view.codes}
        busy={view.busy}
        send={send}
        submitLabel={<Trans>Verify</Trans>}
        actions={
          <Button kind="quiet" onPress={() => send({ type: 'name.checkChosen' })} disabled={view.busy}>
            <Trans>The code does not come</Trans>
          </Button>
        }
      />
    </Page>
  );
}

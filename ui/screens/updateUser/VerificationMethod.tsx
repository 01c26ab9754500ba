import { Trans } from '@lingui/react/macro';
import type { UpdateUserView } from '../../../machines/updateUser/updateUser.select.ts';
import type { UpdateUserEvent } from '../../../machines/updateUser/updateUser.types.ts';
import { Button } from '../../kit/Button.tsx';
import { Page } from '../../kit/Page.tsx';
import { MethodForm } from '../codes/MethodForm.tsx';
import type { ScreenProps } from '../flowView.tsx';

/** How the code comes to the new phone number; to an e-mail there is one way. Spec: ROUTE-034. */
export function VerificationMethod({ view, send }: ScreenProps<UpdateUserView, UpdateUserEvent>) {
  return (
    <Page screen="VerificationMethod" width="narrow" title={<Trans>Where should the code go?</Trans>} busy={view.busy}>
      <MethodForm
        codes={view.codes}
        busy={view.busy}
        send={send}
        actions={
          <Button kind="quiet" disabled={view.busy} onPress={() => send({ type: 'name.changeChosen' })}>
            <Trans>Enter something else</Trans>
          </Button>
        }
      />
    </Page>
  );
}

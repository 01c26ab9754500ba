import { Trans } from '@lingui/react/macro';
import type { RegistrationEvent } from '../../../machines/registration/registration.types.ts';
import type { RegistrationView } from '../../../machines/registration/registration.view.ts';
import { Button } from '../../kit/Button.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';

/** The username is verified. Spec: ROUTE-010. */
export function VerifyConfirm({ view, send }: { view: RegistrationView; send: (event: RegistrationEvent) => void }) {
  const { username, busy, failure } = view;
  return (
    <Page screen="VerifyConfirm" width="narrow" title={<Trans>You’re verified</Trans>} busy={busy}>
      <Notice tone="good">
        <Trans>We now know that {username} is yours. From now on, you’ll sign in with it and your password.</Trans>
      </Notice>
      <FailureNote failure={failure} topic="signIn" />
      <Button kind="primary" wide busy={busy} onPress={() => send({ type: 'continue.chosen' })}>
        {busy ? <Trans>Signing in…</Trans> : <Trans>Continue</Trans>}
      </Button>
    </Page>
  );
}

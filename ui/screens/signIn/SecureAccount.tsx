import { Trans } from '@lingui/react/macro';
import type { SignInEvent, SignInView } from '../../../machines/signIn/signIn.types.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';

/** The password has to be reset before anything else. Spec: ROUTE-015, FLOW-AUTH-04, GUARD-009. */
export function SecureAccount({ view, send }: { view: SignInView; send: (event: SignInEvent) => void }) {
  return (
    <Page screen="SecureAccount" width="narrow" title={<Trans>Secure your account</Trans>} busy={view.busy}>
      <Notice tone="warning">
        <Trans>To keep your account safe, your password must be reset before you can sign in again.</Trans>
      </Notice>
      <p>
        <Trans>Please call us to reset it: press Help above for the numbers and hours. Your loans are not affected.</Trans>
      </p>
      <Button kind="primary" wide onPress={() => send({ type: 'login.opened' })}>
        <Trans>Back to sign in</Trans>
      </Button>
    </Page>
  );
}

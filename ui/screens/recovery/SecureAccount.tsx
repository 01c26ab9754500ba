import { Trans } from '@lingui/react/macro';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { BackToSignIn } from './BackToSignIn.tsx';
import type { Props } from './props.ts';

/** The password must be reset first. Spec: ROUTE-015, FLOW-AUTH-04, GUARD-009. */
export const SecureAccount = ({ view, send }: Props) => (
  <Page screen="SecureAccount" width="narrow" title={<Trans>Secure your account</Trans>} busy={view.busy}>
    <Notice tone="warning">
      <Trans>To keep your account safe, your password must be reset before you can sign in again.</Trans>
    </Notice>
    <p>
      <Trans>We’ll send you a code, and you’ll choose a new password. Your loans aren’t affected.</Trans>
    </p>
    <div className="form-actions">
      <Button kind="primary" wide onPress={() => send({ type: 'reset.chosen' })}>
        <Trans>Reset password</Trans>
      </Button>
      <BackToSignIn send={send} />
    </div>
  </Page>
);

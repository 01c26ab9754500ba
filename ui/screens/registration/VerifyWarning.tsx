import { Trans } from '@lingui/react/macro';
import { LOGIN } from '../../../machines/kit/places.ts';
import type { RegistrationEvent } from '../../../machines/registration/registration.types.ts';
import type { RegistrationView } from '../../../machines/registration/registration.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';

/** The password is correct, but the email or phone number is not verified yet. Spec: ROUTE-006, FLOW-AUTH-03. */
export function VerifyWarning({ view, send }: { view: RegistrationView; send: (event: RegistrationEvent) => void }) {
  const { username, kindOfName } = view;
  return (
    <Page screen="VerifyWarning" width="narrow" title={<Trans>Your account isn’t verified yet</Trans>} busy={view.busy}>
      <Notice tone="warning">
        {kindOfName === 'none' ? (
          <Trans>Before you can use your account, we need to know that this email or phone number is yours.</Trans>
        ) : (
          <Trans>Before you can use your account, we need to know that {username} is yours.</Trans>
        )}
      </Notice>
      {kindOfName === 'none' ? (
        <>
          <p>
            <Trans>Sign in once more, and we can send you a code.</Trans>
          </p>
          <Button kind="primary" wide to={LOGIN} onPress={() => send({ type: 'login.opened' })}>
            <Trans>Sign in</Trans>
          </Button>
        </>
      ) : (
        <>
          <p>
            <Trans>We’ll send you a code, and you’ll enter it here. It takes a minute. Your loans aren’t affected.</Trans>
          </p>
          <div className="form-actions">
            <Button kind="primary" wide onPress={() => send({ type: 'verification.chosen' })}>
              <Trans>Get a code</Trans>
            </Button>
            <Button kind="quiet" to={LOGIN} onPress={() => send({ type: 'login.opened' })}>
              <Trans>Back to sign in</Trans>
            </Button>
          </div>
        </>
      )}
    </Page>
  );
}

import { Trans } from '@lingui/react/macro';
import type { SignInEvent, SignInView } from '../../../machines/signIn/signIn.types.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';

/** The name and password are right, but nobody has confirmed yet that the e-mail or phone is hers. Spec: ROUTE-006, FLOW-AUTH-03. */
export function VerifyWarning({ view, send }: { view: SignInView; send: (event: SignInEvent) => void }) {
  const { username } = view;
  return (
    <Page screen="VerifyWarning" width="narrow" title={<Trans>Your sign-in is not verified yet</Trans>} busy={view.busy}>
      <Notice tone="warning">
        {username === '' ? (
          <Trans>Before you can use your account we have to know that this email or phone number is yours.</Trans>
        ) : (
          <Trans>Before you can use your account we have to know that {username} is yours.</Trans>
        )}
      </Notice>
      <p>
        <Trans>Please call us to verify it: press Help above for the numbers and hours. Your loans are not affected.</Trans>
      </p>
      <Button kind="primary" wide onPress={() => send({ type: 'login.opened' })}>
        <Trans>Back to sign in</Trans>
      </Button>
    </Page>
  );
}

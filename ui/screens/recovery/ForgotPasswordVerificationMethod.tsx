import { Trans } from '@lingui/react/macro';
import { Page } from '../../kit/Page.tsx';
import { MethodForm } from '../codes/MethodForm.tsx';
import { BackToSignIn } from './BackToSignIn.tsx';
import type { Props } from './props.ts';

/** How the code is to come. Spec: ROUTE-017, FLOW-AUTH-13. */
export const ForgotPasswordVerificationMethod = ({ view, send }: Props) => (
  <Page
    screen="ForgotPasswordVerificationMethod"
    width="narrow"
    eyebrow={<Trans>New password</Trans>}
    title={<Trans>Get a code</Trans>}
    lead={<Trans>The code shows us that the account is yours.</Trans>}
    busy={view.busy}
  >
    <MethodForm codes={view.codes} busy={view.busy} send={send} actions={<BackToSignIn send={send} />} />
  </Page>
);

import { Trans } from '@lingui/react/macro';
import { LOGIN } from '../../../machines/kit/places.ts';
import type { VerifyCodeEvent } from '../../../machines/verifyCode/verifyCode.rules.ts';
import type { MethodView } from '../../../machines/verifyCode/verifyCode.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Page } from '../../kit/Page.tsx';
import { GiveUp } from '../codes/GiveUp.tsx';
import { MethodForm } from '../codes/MethodForm.tsx';
import type { ScreenProps } from '../flowView.tsx';

/** How the code is to come. Spec: ROUTE-009, ROUTE-017, ROUTE-028, FLAG-003. */
export const VerificationMethod = ({ view, send }: ScreenProps<MethodView, VerifyCodeEvent>) => (
  <Page
    screen={view.name}
    width="narrow"
    eyebrow={view.purpose === 'recovery' ? <Trans>New password</Trans> : null}
    title={<Title view={view} />}
    lead={view.purpose === 'trustedDevice' ? null : <Lead view={view} />}
    busy={view.busy}
  >
    <MethodForm
      codes={view.codes}
      busy={view.busy}
      send={send}
      actions={
        view.purpose === 'trustedDevice' ? (
          <GiveUp disabled={view.busy} onPress={() => send({ type: 'flow.left' })} />
        ) : (
          <Button kind="quiet" to={LOGIN} onPress={() => send({ type: 'login.opened' })} disabled={view.busy}>
            <Trans>Back to sign in</Trans>
          </Button>
        )
      }
    />
  </Page>
);

function Title({ view: { purpose, kindOfName } }: { view: MethodView }) {
  if (purpose === 'recovery') return <Trans>Get a code</Trans>;
  if (purpose === 'trustedDevice') return <Trans>Where should the code go?</Trans>;
  return kindOfName === 'phone' ? <Trans>Verify your phone number</Trans> : <Trans>Verify your email</Trans>;
}

function Lead({ view: { purpose, username } }: { view: MethodView }) {
  switch (purpose) {
    case 'registration':
      return <Trans>Almost done: we send you a code to be sure that {username} is yours.</Trans>;
    case 'recovery':
      return <Trans>The code shows us that the account is yours.</Trans>;
    case 'trustedDevice':
      return null;
  }
}

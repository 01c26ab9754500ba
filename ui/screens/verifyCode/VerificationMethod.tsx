import { Trans } from '@lingui/react/macro';
import { LOGIN } from '../../../machines/kit/places.ts';
import type { VerifyCodeEvent } from '../../../machines/verifyCode/verifyCode.rules.ts';
import type { MethodView } from '../../../machines/verifyCode/verifyCode.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Page } from '../../kit/Page.tsx';
import { GiveUp } from '../codes/GiveUp.tsx';
import { MethodForm } from '../codes/MethodForm.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { CallStore } from '../paying/CallStore.tsx';
import { AnotherName } from './parts/AnotherName.tsx';
import { BackToCosts } from './parts/BackToCosts.tsx';

type Props = ScreenProps<MethodView, VerifyCodeEvent>;

/** Choosing how to receive the code. Spec: ROUTE-009, ROUTE-017, ROUTE-028, ROUTE-034, ROUTE-091, FLAG-003. */
export const VerificationMethod = ({ view, send }: Props) => (
  <Page
    screen={view.name}
    width="narrow"
    eyebrow={view.purpose === 'recovery' ? <Trans>New password</Trans> : null}
    title={<Title view={view} />}
    lead={leadOf(view)}
    busy={view.busy}
  >
    <MethodForm codes={view.codes} busy={view.busy} titleAsks={asks(view)} send={send} actions={<WayOut view={view} send={send} />} />
    {view.party && view.party.storePhoneNumber !== '' && <CallStore number={view.party.storePhoneNumber} />}
  </Page>
);

const asks = ({ purpose }: MethodView) => purpose !== 'registration' && purpose !== 'recovery';

function Title({ view: { purpose, kindOfName, party } }: { view: MethodView }) {
  const name = party?.name;
  if (purpose === 'partyCode') return <Trans>How should {name} get the code?</Trans>;
  if (purpose === 'recovery') return <Trans>Get a code</Trans>;
  if (purpose === 'trustedDevice' || purpose === 'updateUser') return <Trans>Where should we send the code?</Trans>;
  return kindOfName === 'phone' ? <Trans>Verify your phone number</Trans> : <Trans>Verify your email</Trans>;
}

function leadOf({ purpose, username }: MethodView) {
  switch (purpose) {
    case 'registration':
      return <Trans>Almost done: we’ll send you a code to make sure {username} is yours.</Trans>;
    case 'recovery':
      return <Trans>The code shows us that the account is yours.</Trans>;
    case 'trustedDevice':
    case 'updateUser':
    case 'partyCode':
      return null;
  }
}

function WayOut({ view: { purpose, busy }, send }: Props) {
  switch (purpose) {
    case 'registration':
    case 'recovery':
      return (
        <Button kind="quiet" to={LOGIN} onPress={() => send({ type: 'login.opened' })} disabled={busy}>
          <Trans>Back to sign in</Trans>
        </Button>
      );
    case 'trustedDevice':
      return <GiveUp disabled={busy} onPress={() => send({ type: 'flow.left' })} />;
    case 'updateUser':
      return <AnotherName disabled={busy} send={send} />;
    case 'partyCode':
      return <BackToCosts disabled={busy} send={send} />;
  }
}

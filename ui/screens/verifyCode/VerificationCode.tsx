import { Plural, Trans } from '@lingui/react/macro';
import type { VerifyCodeEvent } from '../../../machines/verifyCode/verifyCode.rules.ts';
import type { CodeView } from '../../../machines/verifyCode/verifyCode.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { CodeForm } from '../codes/CodeForm.tsx';
import { GiveUp } from '../codes/GiveUp.tsx';
import { SentTo } from '../codes/SentTo.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { CallStore } from '../paying/CallStore.tsx';
import { AnotherName } from './parts/AnotherName.tsx';
import { BackToCosts } from './parts/BackToCosts.tsx';
import { CodeSentDrawing } from './parts/CodeSentDrawing.tsx';
import { Unread } from './parts/Unread.tsx';

type Props = ScreenProps<CodeView, VerifyCodeEvent>;

/** Entering the code. Spec: ROUTE-008, ROUTE-016, ROUTE-029, ROUTE-033, ROUTE-080, FLOW-AUTH-14. */
export const VerificationCode = ({ view, send }: Props) => (
  <Page
    screen={view.name}
    width="narrow"
    eyebrow={view.purpose === 'recovery' ? <Trans>New password</Trans> : null}
    title={<Trans>Enter the code</Trans>}
    lead={<SentTo sent={view.codes.sent} name={view.party?.name} />}
    busy={view.busy}
  >
    {view.isUnread ? <Unread view={view} send={send} /> : <Code view={view} send={send} />}
  </Page>
);

function Code({ view, send }: Props) {
  const { triesLeft } = view;
  return (
    <>
      <CodeSentDrawing />
      {triesLeft !== null && (
        <Notice tone="warning" live="status">
          <Plural
            value={triesLeft}
            one="After one more wrong code, we’ll sign you out to keep your account safe."
            other="After # more wrong codes, we’ll sign you out to keep your account safe."
          />
        </Notice>
      )}
      <CodeForm
        codes={view.codes}
        name={view.party?.name}
        busy={view.busy}
        send={send}
        submitLabel={<Submit view={view} />}
        actions={
          <>
            {view.mayBeMissed && (
              <Button kind="quiet" onPress={() => send({ type: 'code.missed' })} disabled={view.busy}>
                <Missed view={view} />
              </Button>
            )}
            {view.purpose === 'trustedDevice' && <GiveUp disabled={view.busy} onPress={() => send({ type: 'flow.left' })} />}
            {view.purpose === 'partyCode' && <BackToCosts disabled={view.busy} send={send} />}
            {view.purpose === 'updateUser' && (
              <>
                <AnotherName disabled={view.busy} send={send} />
                <Button kind="quiet" disabled={view.busy} onPress={() => send({ type: 'flow.left' })}>
                  <Trans>Keep it as it is</Trans>
                </Button>
              </>
            )}
          </>
        }
      />
      {view.party && view.party.storePhoneNumber !== '' && <CallStore number={view.party.storePhoneNumber} />}
    </>
  );
}

function Submit({ view: { purpose, busy } }: { view: CodeView }) {
  switch (purpose) {
    case 'registration':
      return <Trans>Verify</Trans>;
    case 'recovery':
      return <Trans>Continue</Trans>;
    case 'trustedDevice':
      return busy ? <Trans>Checking…</Trans> : <Trans>Use this device</Trans>;
    case 'updateUser':
      return busy ? <Trans>Checking…</Trans> : <Trans>Change how I sign in</Trans>;
    case 'partyCode':
      return busy ? <Trans>Checking…</Trans> : <Trans>Check the code</Trans>;
  }
}

function Missed({ view: { purpose } }: { view: CodeView }) {
  switch (purpose) {
    case 'registration':
      return <Trans>I didn’t get the code</Trans>;
    case 'recovery':
      return <Trans>Didn’t get the email?</Trans>;
    case 'trustedDevice':
      return <Trans>I didn’t get the email</Trans>;
    case 'updateUser':
    case 'partyCode':
      return null;
  }
}

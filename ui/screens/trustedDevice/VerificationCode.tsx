import { Plural, Trans } from '@lingui/react/macro';
import type { TrustedDeviceView } from '../../../machines/trustedDevice/trustedDevice.select.ts';
import type { TrustedDeviceEvent } from '../../../machines/trustedDevice/trustedDevice.types.ts';
import { Button } from '../../kit/Button.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { CodeForm } from '../codes/CodeForm.tsx';
import { SentTo } from '../codes/SentTo.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { GiveUp } from './parts/GiveUp.tsx';

type Props = ScreenProps<TrustedDeviceView, TrustedDeviceEvent>;

/** The code that went out. Spec: ROUTE-029 (FLOW-AUTH-15). */
export function VerificationCode({ view, send }: Props) {
  return (
    <Page
      screen="VerificationCode"
      width="narrow"
      title={<Trans>Enter the code</Trans>}
      lead={<SentTo sent={view.codes.sent} />}
      busy={view.busy}
    >
      {view.unread ? <Unread view={view} send={send} /> : <Code view={view} send={send} />}
    </Page>
  );
}

function Code({ view, send }: Props) {
  const { codes, busy, hasErred, triesLeft } = view;
  return (
    <>
      {hasErred && (
        <Notice tone="warning" live="status">
          <Plural
            value={triesLeft}
            one="One more wrong code, and we sign you out to keep your account safe."
            other="After # more wrong codes we sign you out to keep your account safe."
          />
        </Notice>
      )}
      <CodeForm
        codes={codes}
        busy={busy}
        send={send}
        submitLabel={busy ? <Trans>Checking…</Trans> : <Trans>Use this device</Trans>}
        actions={
          <>
            {codes.sent?.method === 'email' && (
              <Button kind="quiet" disabled={busy} onPress={() => send({ type: 'email.questioned' })}>
                <Trans>The email does not come</Trans>
              </Button>
            )}
            <GiveUp disabled={busy} onPress={() => send({ type: 'flow.left' })} />
          </>
        }
      />
    </>
  );
}

/** The code was right; only what comes next could not be had. */
function Unread({ view, send }: Props) {
  return (
    <>
      <Notice tone="good" live="status" title={<Trans>This device is known now</Trans>}>
        <Trans>We could not load your accounts yet. No code is needed any more.</Trans>
      </Notice>
      <FailureNote failure={view.failure} topic="loans" onRetry={() => send({ type: 'retry.chosen' })} />
    </>
  );
}

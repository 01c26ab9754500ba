import { Trans } from '@lingui/react/macro';
import type { UpdateUserView } from '../../../machines/updateUser/updateUser.select.ts';
import type { UpdateUserEvent } from '../../../machines/updateUser/updateUser.types.ts';
import { Button } from '../../kit/Button.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { CodeForm } from '../codes/CodeForm.tsx';
import { SentTo } from '../codes/SentTo.tsx';
import type { ScreenProps } from '../flowView.tsx';

type Props = ScreenProps<UpdateUserView, UpdateUserEvent>;

/** The code that makes the change count. Spec: ROUTE-033 (FLOW-AUTH-16). */
export function Code({ view, send }: Props) {
  return (
    <Page screen="Code" width="narrow" title={<Trans>Enter the code</Trans>} lead={<SentTo sent={view.codes.sent} />} busy={view.busy}>
      {view.phase === 'unread' ? (
        <Unread view={view} send={send} />
      ) : (
        <CodeForm
          codes={view.codes}
          busy={view.busy}
          send={send}
          submitLabel={view.busy ? <Trans>Checking…</Trans> : <Trans>Change how I sign in</Trans>}
          actions={
            <>
              <Button kind="quiet" disabled={view.busy} onPress={() => send({ type: 'name.changeChosen' })}>
                <Trans>Enter something else</Trans>
              </Button>
              <Button kind="quiet" disabled={view.busy} onPress={() => send({ type: 'flow.left' })}>
                <Trans>Keep it as it is</Trans>
              </Button>
            </>
          }
        />
      )}
    </Page>
  );
}

/** It is changed; only the page does not say so yet. */
function Unread({ view, send }: Props) {
  return (
    <>
      <Notice tone="good" live="status" title={<Trans>You sign in with {view.username} from now on</Trans>}>
        <Trans>This page could not be brought up to date yet.</Trans>
      </Notice>
      <FailureNote failure={view.failure} topic="customer" onRetry={() => send({ type: 'retry.chosen' })} />
      <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
        <Trans>Back to my accounts</Trans>
      </Button>
    </>
  );
}

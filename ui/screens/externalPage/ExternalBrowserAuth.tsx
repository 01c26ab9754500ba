import { Trans } from '@lingui/react/macro';
import type { ExternalPageEvent } from '../../../machines/externalPage/externalPage.machine.ts';
import type { ExternalPageView } from '../../../machines/externalPage/externalPage.view.ts';
import { CallUs } from '../../help/CallUs.tsx';
import { Button } from '../../kit/Button.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';

/** The hand-off to a page outside of the portal, and the reason when that page does not open. Spec: portal §2 "ExternalBrowserAuth" (ROUTE-019, OPEN-002). */
export function ExternalBrowserAuth({ view, send }: { view: ExternalPageView; send: (event: ExternalPageEvent) => void }) {
  const { state } = view;
  const failed = state === 'failed' && view.failure ? { ...view.failure, caseId: '' } : null; // CallUs shows the case number
  const retry = () => send({ type: 'retry.chosen' });
  return (
    <Page
      screen="ExternalBrowserAuth"
      title={state === 'unable' || state === 'failed' ? <Trans>This page didn’t open</Trans> : <Trans>Opening the page</Trans>}
      lead={state === 'opening' ? <Trans>You’re leaving the portal. This takes a moment.</Trans> : undefined}
      busy={view.busy}
    >
      {state === 'opening' && <SkeletonCard />}
      {state === 'opened' && (
        <>
          <p>
            <Trans>If nothing happens, open it once more.</Trans>
          </p>
          <Button kind="primary" wide onPress={retry}>
            <Trans>Open the page</Trans>
          </Button>
        </>
      )}
      {state === 'unable' && (
        <Notice
          tone="danger"
          live="alert"
          title={<Trans>Unable to open the link</Trans>}
          actions={
            <Button icon={<Icon name="again" />} onPress={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The link may be old or wrong. Nothing has been sent anywhere.</Trans>
        </Notice>
      )}
      <FailureNote failure={failed} topic="link" onRetry={retry} />
      {view.help && <CallUs help={view.help} />}
      {!view.busy && (
        <Button onPress={() => send({ type: 'flow.left' })}>
          <Trans>Go to my accounts</Trans>
        </Button>
      )}
    </Page>
  );
}

import { Trans } from '@lingui/react/macro';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { Expired } from './parts/Expired.tsx';
import type { LinkScreen } from './parts/kind.ts';
import { ProofForm } from './parts/ProofForm.tsx';
import { Unread } from './parts/Unread.tsx';

/** Confirms a replacement from a mailed link. Spec: portal §2 "ConfirmAccountReplacement" (ROUTE-102, FLOW-LINK-05). */
export function ConfirmAccountReplacement({ view, send }: LinkScreen) {
  const { phase } = view;
  return (
    <Page
      screen="ConfirmAccountReplacement"
      width="narrow"
      title={<Trans>Confirm that you want to replace your account</Trans>}
      busy={view.busy}
    >
      {phase === 'unread' && <Unread view={view} send={send} />}
      {phase === 'expired' && <Expired view={view} send={send} />}
      {(phase === 'entering' || phase === 'working') && (
        <>
          <Notice tone="warning" title={<Trans>What this means</Trans>}>
            <Trans>
              The account in your profile now is removed, and the one you asked for takes its place. The loans on the old account don’t go
              away: you still owe them, with the same due dates.
            </Trans>
          </Notice>
          <p>
            <Trans>Didn’t ask for this? Keep your account as it is, and call us: see Help above.</Trans>
          </p>
          <ProofForm view={view} send={send} />
        </>
      )}
    </Page>
  );
}

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
    <Page screen="ConfirmAccountReplacement" width="narrow" title={<Trans>Confirm the replacement of your account</Trans>} busy={view.busy}>
      {phase === 'unread' && <Unread view={view} send={send} />}
      {phase === 'expired' && <Expired view={view} send={send} />}
      {(phase === 'entering' || phase === 'working') && (
        <>
          <Notice tone="warning" title={<Trans>What this means</Trans>}>
            <Trans>
              The account that your profile shows now leaves it, and the one you asked for takes its place. The loans of the old account go
              on: you still owe them, on the same days.
            </Trans>
          </Notice>
          <p>
            <Trans>Did you not ask for this? Then keep your account as it is, and call us: see Help above.</Trans>
          </p>
          <ProofForm view={view} send={send} />
        </>
      )}
    </Page>
  );
}

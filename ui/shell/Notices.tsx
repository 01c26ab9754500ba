import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import type { AppNotice } from '../../machines/app.types.ts';
import { brandName } from '../brands/brands.ts';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import type { PagePort } from './pagePort.ts';

/** No network: what is shown may be old, and nothing can be sent. */
function OfflineNotice() {
  return (
    <Notice tone="warning" live="status" title={<Trans>You are offline</Trans>}>
      <Trans>What you see may not be up to date. You can go on when you are connected again.</Trans>
    </Notice>
  );
}

/** A new version waits. Never shown while a flow is busy: a reload there would hide how it ended. */
function UpdatePrompt({ onUpdate }: { onUpdate: () => void }) {
  return (
    <Notice
      tone="info"
      live="status"
      title={<Trans>A new version is ready</Trans>}
      actions={
        <Button onPress={onUpdate}>
          <Trans>Update now</Trans>
        </Button>
      }
    >
      <Trans>It takes a second, and you come back to this page.</Trans>
    </Notice>
  );
}

/** Why another screen is shown than was asked for. */
function MovedNotice({ notice, productName }: { notice: AppNotice; productName: string }) {
  if (notice.kind === 'paymentResumed')
    return (
      <Notice tone="info" live="status">
        <Trans>You have a payment under way. This is how it stands.</Trans>
      </Notice>
    );
  const shownName = brandName(notice.brand, productName || undefined);
  return (
    <Notice tone="warning" live="status">
      <Trans>{shownName} is not available right now. Your other accounts are here.</Trans>
    </Notice>
  );
}

/** What the page has to say beside the screen, above it. */
export function Notices({
  page,
  notice,
  busy,
  productName,
}: {
  page: PagePort;
  notice: AppNotice | null;
  busy: boolean;
  productName: string;
}) {
  const { t } = useLingui();
  const online = useSyncExternalStore(page.online.subscribe, page.online.get, () => true);
  const updateReady = useSyncExternalStore(page.updateReady.subscribe, page.updateReady.get, () => false);
  if (online && !notice && (!updateReady || busy)) return null;
  return (
    <section className="shell-notices" aria-label={t`Messages`}>
      {!online && <OfflineNotice />}
      {notice && <MovedNotice notice={notice} productName={productName} />}
      {updateReady && !busy && <UpdatePrompt onUpdate={page.applyUpdate} />}
    </section>
  );
}

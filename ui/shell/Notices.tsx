import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { AppNotice } from '../../machines/app/app.types.ts';
import { useBrandName } from '../brands/productName.ts';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import type { PagePort } from './pagePort.ts';

/** Offline: the data may be old, and nothing can be sent. */
function OfflineNotice() {
  return (
    <Notice tone="warning" live="status" title={<Trans>You’re offline</Trans>}>
      <Trans>What you see may not be up to date. You can continue when you’re connected again.</Trans>
    </Notice>
  );
}

/** The browser's storage is blocked. */
function MemoryNotice() {
  return (
    <Notice tone="warning" live="status">
      <Trans>Your browser doesn’t let us save anything. If you reload or close this page, you’ll have to start again.</Trans>
    </Notice>
  );
}

/** A new version is ready. Never shown while a flow is busy: a reload would hide its outcome. */
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
      <Trans>It takes a second, and you’ll come back to this page.</Trans>
    </Notice>
  );
}

/** Confirms what the customer has just done. */
function Done({ kind }: { kind: 'accountLinked' | 'accountReplaced' | 'signInUpdated' | 'renewalCancelled' }) {
  switch (kind) {
    case 'accountLinked':
      return <Trans>Your account is linked. Its loans are here.</Trans>;
    case 'accountReplaced':
      return <Trans>Your account was replaced. The loans on the new one are here.</Trans>;
    case 'signInUpdated':
      return <Trans>What you sign in with has changed. Use the new one next time.</Trans>;
    case 'renewalCancelled': // FLOW-REFI-10
      return <Trans>The new loan is canceled. Your earlier loan is open again, just as it was before.</Trans>;
  }
}

/** Why the screen is not the requested one. */
function MovedNotice({ notice }: { notice: AppNotice }) {
  const nameOf = useBrandName();
  if (notice.kind === 'paymentResumed')
    return (
      <Notice tone="info" live="status">
        <Trans>You have a payment in progress. Here’s its status.</Trans>
      </Notice>
    );
  if (notice.kind !== 'brandUnavailable')
    return (
      <Notice tone="good" live="status">
        <Done kind={notice.kind} />
      </Notice>
    );
  const shownName = nameOf(notice.brand);
  return (
    <Notice tone="warning" live="status">
      <Trans>{shownName} isn’t available right now. Your other accounts are here.</Trans>
    </Notice>
  );
}

/** The page's notices, above the screen. */
export function Notices({ page, notice, busy }: { page: PagePort; notice: AppNotice | null; busy: boolean }) {
  const { t } = useLingui();
  const online = useSyncExternalStore(page.online.subscribe, page.online.get, () => true);
  const memoryOnly = useSyncExternalStore(page.memoryOnly.subscribe, page.memoryOnly.get, () => false);
  const update = useSyncExternalStore(page.update.subscribe, page.update.get, () => null);
  const updateReady = useSelector(update ?? undefined, (now) => now?.hasTag('ready') ?? false);
  if (online && !memoryOnly && !notice && (!updateReady || busy)) return null;
  return (
    <section className="shell-notices" aria-label={t`Messages`}>
      {!online && <OfflineNotice />}
      {memoryOnly && <MemoryNotice />}
      {notice && <MovedNotice notice={notice} />}
      {updateReady && !busy && <UpdatePrompt onUpdate={() => update?.send({ type: 'update.accepted' })} />}
    </section>
  );
}

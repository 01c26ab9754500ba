import { Trans } from '@lingui/react/macro';
import type { InstallEvent } from '../../../machines/install/install.machine.ts';
import type { InstallView } from '../../../machines/install/install.view.ts';
import { Notice } from '../../kit/Notice.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import { InstallPage } from './parts/InstallPage.tsx';

/** Detects the browser; stays on the screen only where the portal is installed already. Spec: portal §2 "PwaInstallRoute" (ROUTE-104, PWA-005). */
export function PwaInstallRoute({ view, send }: { view: InstallView; send: (event: InstallEvent) => void }) {
  return (
    <InstallPage screen="PwaInstallRoute" view={view} send={send} gains={!view.installed}>
      {view.busy && <SkeletonCard />}
      {view.installed && (
        <Notice tone="good" live="status" title={<Trans>The portal is installed on this device</Trans>}>
          <Trans>Look for its icon on your home screen or in your apps.</Trans>
        </Notice>
      )}
    </InstallPage>
  );
}

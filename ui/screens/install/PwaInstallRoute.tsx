import { Trans } from '@lingui/react/macro';
import type { InstallEvent, InstallView } from '../../../machines/install/install.types.ts';
import { Notice } from '../../kit/Notice.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import { InstallPage } from './parts/InstallPage.tsx';

/** Looks which explanation fits the browser; rests only where nothing is to be installed any more. Spec: portal §2 "PwaInstallRoute" (ROUTE-104, PWA-005). */
export function PwaInstallRoute({ view, send }: { view: InstallView; send: (event: InstallEvent) => void }) {
  return (
    <InstallPage screen="PwaInstallRoute" view={view} send={send} gains={!view.installed}>
      {view.busy && <SkeletonCard />}
      {view.installed && (
        <Notice tone="good" live="status" title={<Trans>The portal is installed on this device</Trans>}>
          <Trans>Look for its picture on your home screen or among your apps.</Trans>
        </Notice>
      )}
    </InstallPage>
  );
}

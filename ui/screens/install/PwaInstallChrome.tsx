import { Trans } from '@lingui/react/macro';
import type { InstallEvent } from '../../../machines/install/install.machine.ts';
import type { InstallView } from '../../../machines/install/install.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { InstallPage, OneMoreSignIn } from './parts/InstallPage.tsx';

/** The browser's own prompt; without one, the steps in its menu. Spec: portal §2 "PwaInstallChrome" (ROUTE-105, PWA-002). */
export function PwaInstallChrome({ view, send }: { view: InstallView; send: (event: InstallEvent) => void }) {
  const { offer, dismissed, busy } = view;
  return (
    <InstallPage screen="PwaInstallChrome" view={view} send={send}>
      <OneMoreSignIn />
      {dismissed && offer === 'menu' && (
        <Notice tone="info" live="status" title={<Trans>Not installed</Trans>}>
          <Trans>That’s OK. If you change your mind:</Trans>
        </Notice>
      )}
      {offer === 'prompt' ? (
        <Button kind="primary" wide busy={busy} onPress={() => send({ type: 'install.chosen' })}>
          <Trans>Install</Trans>
        </Button>
      ) : (
        <ol className="install-steps">
          <li>
            <Trans>Open your browser’s menu, the three dots at the top right.</Trans>
          </li>
          <li>
            <Trans>Choose “Install app” or “Add to home screen”.</Trans>
          </li>
        </ol>
      )}
    </InstallPage>
  );
}

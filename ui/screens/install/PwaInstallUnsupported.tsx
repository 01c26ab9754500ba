import { Trans } from '@lingui/react/macro';
import type { InstallEvent } from '../../../machines/install/install.machine.ts';
import type { InstallView } from '../../../machines/install/install.view.ts';
import { Section } from '../../kit/Card.tsx';
import { InstallPage } from './parts/InstallPage.tsx';

/** This browser cannot install: how to make a bookmark, and which browsers can install. Spec: portal §2 "PwaInstallUnsupported" (ROUTE-105, PWA-004). */
export function PwaInstallUnsupported({ view, send }: { view: InstallView; send: (event: InstallEvent) => void }) {
  return (
    <InstallPage
      screen="PwaInstallUnsupported"
      title={<Trans>This browser can’t install the portal</Trans>}
      view={view}
      send={send}
      gains={false}
    >
      <p>
        <Trans>You can still do everything here. A bookmark brings you back with one tap.</Trans>
      </p>
      <Section title={<Trans>Add a bookmark</Trans>}>
        <ol className="install-steps">
          <li>
            <Trans>Go to the sign-in page.</Trans>
          </li>
          <li>
            <Trans>Press Ctrl and D, or Command and D on a Mac. On a phone, open the browser’s menu and tap the star.</Trans>
          </li>
        </ol>
      </Section>
      <Section title={<Trans>Browsers that can install it</Trans>}>
        <ul className="install-gains">
          <li>
            <Trans>On Android: Chrome, Edge, Samsung Internet, Firefox</Trans>
          </li>
          <li>
            <Trans>On iPhone and iPad: Safari, Chrome, Edge, Firefox</Trans>
          </li>
          <li>
            <Trans>On a computer: Chrome, Edge, and Safari 17 or newer on a Mac</Trans>
          </li>
        </ul>
      </Section>
    </InstallPage>
  );
}

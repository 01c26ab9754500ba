import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { InstallEvent, InstallScreen } from '../../../../machines/install/install.machine.ts';
import type { InstallView } from '../../../../machines/install/install.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Page } from '../../../kit/Page.tsx';

type Props = {
  screen: InstallScreen;
  title?: ReactNode;
  view: InstallView;
  send: (event: InstallEvent) => void;
  /** Whether to list what an installed app is good for. */
  gains?: boolean;
  children?: ReactNode;
};

/** What the four install screens share: the title, what an installed app is good for, and the button back. */
export function InstallPage({ screen, title, view, send, gains = true, children }: Props) {
  return (
    <Page screen={screen} title={title ?? <Trans>Add to home screen</Trans>} busy={view.busy}>
      {gains && (
        <ul className="install-gains">
          <li>
            <Trans>Opens with one tap and fills the whole screen</Trans>
          </li>
          <li>
            <Trans>Takes up almost no space and updates by itself</Trans>
          </li>
          <li>
            <Trans>The same account, just as secure</Trans>
          </li>
        </ul>
      )}
      {children}
      <Button onPress={() => send({ type: 'flow.left' })}>
        <Trans>Done</Trans>
      </Button>
    </Page>
  );
}

/** The installed app has its own session; the customer learns this before the first start. */
export const OneMoreSignIn = () => (
  <Notice tone="info">
    <Trans>The app starts signed out. You’ll sign in there once more, even if you’re signed in here.</Trans>
  </Notice>
);

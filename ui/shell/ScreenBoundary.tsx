import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Page } from '../kit/Page.tsx';

/** Catches a render error of the screen, so that the shell around it still works. The charts keep running; a reload restores their state. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Page screen="Broken" title={<Trans>We couldn’t show this page</Trans>}>
        <Notice
          tone="danger"
          live="alert"
          actions={
            <Button onPress={() => window.location.reload()}>
              <Trans>Load the page again</Trans>
            </Button>
          }
        >
          <Trans>
            This is our mistake, not yours. Nothing was sent because of it. If you were paying, load the page again to see the status of
            your payment.
          </Trans>
        </Notice>
      </Page>
    );
  }
}

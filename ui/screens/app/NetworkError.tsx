import { Trans } from '@lingui/react/macro';
import type { AppEvent, AppView } from '../../../machines/app/app.types.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { DeadEndDrawing } from './DeadEndDrawing.tsx';
import { PayAnotherWay } from './PayAnotherWay.tsx';

/** The service cannot be reached. A signed-in customer can retry or sign out. Spec: ROUTE-003, ERR-026, FLOW-AUTH-11. */
export function NetworkError({ view, send }: { view: AppView; send: (event: AppEvent) => void }) {
  return (
    <Page screen="NetworkError" title={<Trans>We can’t reach our service</Trans>}>
      <DeadEndDrawing name="OfflineDrawing" />
      <Notice tone="warning" live="alert" title={<Trans>Unable to connect. Please try again.</Trans>}>
        <Trans>Check your connection. If this keeps happening, our service may be down for a moment: try again in a few minutes.</Trans>
      </Notice>
      <Button kind="primary" wide onPress={() => send({ type: 'retry.chosen' })}>
        <Trans>Try again</Trans>
      </Button>
      {view.signedIn && (
        <Button wide onPress={() => send({ type: 'signOut.chosen', reason: 'networkError' })}>
          <Trans>Sign out</Trans>
        </Button>
      )}
      <PayAnotherWay help={view.help} />
    </Page>
  );
}

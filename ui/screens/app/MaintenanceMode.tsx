import { Trans } from '@lingui/react/macro';
import type { AppEvent, AppView } from '../../../machines/app/app.types.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { DeadEndDrawing } from './DeadEndDrawing.tsx';
import { PayAnotherWay } from './PayAnotherWay.tsx';

/** The service is down for maintenance. Its own text comes first. Spec: portal §2 guards 4 and 5 (GUARD-013, GUARD-014). */
export function MaintenanceMode({ view, send }: { view: AppView; send: (event: AppEvent) => void }) {
  return (
    <Page screen="MaintenanceMode" title={<Trans>We’ll be back soon</Trans>}>
      <DeadEndDrawing name="MaintenanceDrawing" />
      <Notice tone="info" live="status">
        {view.message === '' ? (
          <Trans>We’re working on the service right now. Your account is safe. Please try again later.</Trans>
        ) : (
          view.message
        )}
      </Notice>
      <Button kind="primary" wide onPress={() => send({ type: 'retry.chosen' })}>
        <Trans>Try again</Trans>
      </Button>
      <PayAnotherWay help={view.help} />
    </Page>
  );
}

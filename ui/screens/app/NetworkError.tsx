import { Trans } from '@lingui/react/macro';
import type { AppEvent, AppView } from '../../../machines/app.types.ts';
import { Button } from '../../kit/Button.tsx';
import { CaseId } from '../../kit/CaseId.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { PayAnotherWay } from './PayAnotherWay.tsx';

/** The service cannot be reached. Spec: ROUTE-003, ERR-026. */
export function NetworkError({ view, send }: { view: AppView; send: (event: AppEvent) => void }) {
  return (
    <Page screen="NetworkError" title={<Trans>We cannot reach our service</Trans>}>
      <Notice tone="warning" live="alert" title={<Trans>Unable to connect. Please try again.</Trans>}>
        <Trans>Check your connection. If this goes on, our service may be down for a moment: try again in a few minutes.</Trans>
        <CaseId caseId={view.failure?.caseId ?? ''} />
      </Notice>
      <Button kind="primary" wide onPress={() => send({ type: 'retry.chosen' })}>
        <Trans>Try again</Trans>
      </Button>
      <PayAnotherWay />
    </Page>
  );
}

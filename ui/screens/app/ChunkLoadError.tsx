import { Trans } from '@lingui/react/macro';
import type { AppEvent, AppView } from '../../../machines/app/app.types.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { PayAnotherWay } from './PayAnotherWay.tsx';

/** A part of the page could not be downloaded. Spec: ERR-038. */
export function ChunkLoadError({ view, send }: { view: AppView; send: (event: AppEvent) => void }) {
  return (
    <Page screen="ChunkLoadError" title={<Trans>This part of the page didn’t load</Trans>}>
      <Notice tone="warning" live="alert">
        <Trans>Your connection may be slow, or there’s a new version of this page. If trying again doesn’t help, reload the page.</Trans>
      </Notice>
      <Button kind="primary" wide onPress={() => send({ type: 'retry.chosen' })}>
        <Trans>Try again</Trans>
      </Button>
      <PayAnotherWay help={view.help} />
    </Page>
  );
}

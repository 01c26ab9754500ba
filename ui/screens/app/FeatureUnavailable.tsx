import { Trans } from '@lingui/react/macro';
import { HOME, LOGIN } from '../../../machines/kit/places.ts';
import type { AppEvent, AppView } from '../../../machines/app/app.types.ts';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { PayAnotherWay } from './PayAnotherWay.tsx';

/** Something that this brand does not offer now. Spec: portal §2 "FeatureUnavailable". */
export function FeatureUnavailable({ view, send }: { view: AppView; send: (event: AppEvent) => void }) {
  return (
    <Page screen="FeatureUnavailable" title={<Trans>This is not available right now</Trans>}>
      <Notice tone="info">
        <Trans>You can still see your accounts and make payments.</Trans>
      </Notice>
      <Button kind="primary" wide to={view.signedIn ? HOME : LOGIN} onPress={() => send({ type: 'home.chosen' })}>
        <Trans>Go to my accounts</Trans>
      </Button>
      <PayAnotherWay help={view.help} />
    </Page>
  );
}

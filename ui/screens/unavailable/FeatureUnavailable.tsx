import { Trans } from '@lingui/react/macro';
import { HOME } from '../../../machines/kit/places.ts';
import type { Help } from '../../../machines/kit/help.ts';
import type { UnavailableEvent } from '../../../machines/unavailable/unavailable.rules.ts';
import type { UnavailableView } from '../../../machines/unavailable/unavailable.view.ts';
import { CallUs } from '../../help/CallUs.tsx';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { NoticeForm } from './parts/NoticeForm.tsx';
import { Requested } from './parts/Requested.tsx';

const NO_HELP: Help = { caseId: '', lines: [] };

/** A feature that this brand does not offer, or this customer does not have. Spec: portal §2 "FeatureUnavailable" (ROUTE-053). */
export function FeatureUnavailable({ view, send }: ScreenProps<UnavailableView, UnavailableEvent>) {
  return (
    <Page screen="FeatureUnavailable" title={<Trans>This isn’t available right now</Trans>} busy={view.busy}>
      <Notice tone="info">
        <Trans>You can still see your accounts and make payments.</Trans>
      </Notice>
      <Button to={HOME} onPress={() => send({ type: 'flow.left' })}>
        <Trans>Go to my accounts</Trans>
      </Button>
      {view.phase === 'loading' && <SkeletonCard />}
      {(view.phase === 'filling' || view.phase === 'sending') && <NoticeForm view={view} send={send} />}
      {view.phase === 'requested' && <Requested view={view} />}
      <CallUs help={view.help ?? NO_HELP} />
    </Page>
  );
}

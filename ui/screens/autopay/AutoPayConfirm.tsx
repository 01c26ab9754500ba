import { Trans } from '@lingui/react/macro';
import type { AutopayEvent } from '../../../machines/autopay/autopay.types.ts';
import type { AutoPayConfirmView } from '../../../machines/autopay/autopay.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { LoanName } from '../paying/LoanName.tsx';
import { Authorization } from './parts/Authorization.tsx';
import { Changed } from './parts/Changed.tsx';
import { EndDialog } from './parts/EndDialog.tsx';
import { Enrolled } from './parts/Enrolled.tsx';
import { WhyNot } from './parts/WhyNot.tsx';

type Props = ScreenProps<AutoPayConfirmView, AutopayEvent>;

/** Autopay of a loan: what it is now, or the authorization to turn it on. Spec: portal §2 "AutoPayConfirm" (ROUTE-094). */
export function AutoPayConfirm({ view, send }: Props) {
  const brandName = useBrandName();
  const { phase, brand, loan } = view;
  return (
    <Page
      screen={view.screen}
      title={<Title view={view} />}
      eyebrow={brand && brandName(brand)}
      lead={loan && <LoanName loan={loan} />}
      busy={view.busy}
    >
      {(phase === 'failed' || phase === 'withoutPapers') && (
        <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })} />
      )}
      {phase === 'loading' && <SkeletonCard lines={6} />}
      {phase === 'unknown' && (
        <Notice tone="info" title={<Trans>We couldn’t find this loan</Trans>}>
          <Trans>Go back to your accounts and choose the loan there.</Trans>
        </Notice>
      )}
      {phase === 'unavailable' && <WhyNot view={view} />}
      {(phase === 'enrolled' || phase === 'ending') && <Enrolled view={view} send={send} />}
      {phase === 'ending' && <EndDialog view={view} send={send} />}
      {(phase === 'reading' || phase === 'working') && <Authorization view={view} send={send} />}
      {(phase === 'turnedOn' || phase === 'turnedOff') && <Changed view={view} />}
      {phase !== 'reading' && phase !== 'working' && phase !== 'loading' && (
        <Actions>
          <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
            {view.fromPayment ? <Trans>Back to the payment</Trans> : <Trans>Back to this account</Trans>}
          </Button>
        </Actions>
      )}
    </Page>
  );
}

function Title({ view: { phase, isChange } }: Pick<Props, 'view'>) {
  switch (phase) {
    case 'enrolled':
    case 'ending':
    case 'turnedOn':
      return <Trans>Autopay is on</Trans>;
    case 'turnedOff':
      return <Trans>Autopay is off</Trans>;
    case 'reading':
    case 'working':
      return isChange ? <Trans>Change what autopay uses</Trans> : <Trans>Turn on autopay?</Trans>;
    case 'loading':
    case 'failed':
    case 'unknown':
    case 'unavailable':
    case 'withoutPapers':
      return <Trans>Autopay</Trans>;
  }
}

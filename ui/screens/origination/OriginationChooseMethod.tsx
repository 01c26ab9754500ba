import { Trans } from '@lingui/react/macro';
import type { OriginationEvent } from '../../../machines/origination/origination.types.ts';
import type { OriginationChooseMethodView } from '../../../machines/origination/origination.view.ts';
import { useTitleWhenLost } from '../../kit/useTitleWhenLost.ts';
import type { ScreenProps } from '../flowView.tsx';
import { OriginationPage } from './parts/OriginationPage.tsx';
import { Review } from './parts/Review.tsx';
import { Ways } from './parts/Ways.tsx';
import { Working } from './parts/Working.tsx';

type Props = ScreenProps<OriginationChooseMethodView, OriginationEvent>;

/** The way to get the money, the last look, and the loan while it is made. Spec: portal §2 "OriginationChooseMethod" (ROUTE-046, FLOW-ORIG-06). */
export function OriginationChooseMethod({ view, send }: Props) {
  const { phase } = view;
  const isWorking = phase === 'working' || phase === 'open';
  useTitleWhenLost(phase === 'choosing' ? null : phase);
  return (
    <OriginationPage view={view} title={<Title view={view} />}>
      {phase === 'choosing' && <Ways view={view} send={send} />}
      {isWorking && <Working view={view} send={send} />}
      {phase !== 'choosing' && !isWorking && <Review view={view} send={send} />}
    </OriginationPage>
  );
}

function Title({ view: { phase } }: Pick<Props, 'view'>) {
  if (phase === 'choosing') return <Trans>How do you want your money?</Trans>;
  if (phase === 'open') return <Trans>We couldn’t confirm your loan yet</Trans>;
  return phase === 'working' ? <Trans>Your loan is being made</Trans> : <Trans>Take this loan</Trans>;
}

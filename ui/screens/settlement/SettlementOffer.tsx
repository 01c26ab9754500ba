import { Trans } from '@lingui/react/macro';
import { accountDetails } from '../../../machines/kit/places.ts';
import type { SettlementEvent } from '../../../machines/settlement/settlement.rules.ts';
import type { SettlementOfferView } from '../../../machines/settlement/settlement.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { CallStore } from '../paying/CallStore.tsx';
import { LoanName } from '../paying/LoanName.tsx';
import { Closed } from './parts/Closed.tsx';
import { Offer } from './parts/Offer.tsx';

type Props = ScreenProps<SettlementOfferView, SettlementEvent>;

/** What settles the loan and until when, what that means, and the way to sign and pay it. Spec: portal §2 "SettlementOffer" (ROUTE-071, ROUTE-110). */
export function SettlementOffer({ view, send }: Props) {
  const nameOf = useBrandName();
  const { phase, brand, loanId, loan } = view;
  return (
    <Page
      screen={view.screen}
      title={<Trans>Settlement offer</Trans>}
      eyebrow={brand && nameOf(brand)}
      lead={loan && <LoanName loan={loan} />}
      busy={view.busy}
    >
      {phase === 'loading' && <SkeletonCard lines={6} />}
      {phase === 'failed' && <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })} />}
      {phase === 'unknown' && (
        <Notice tone="info" title={<Trans>We couldn’t find this loan</Trans>}>
          <Trans>Go back to your accounts and choose the loan there.</Trans>
        </Notice>
      )}
      {phase === 'ready' ? <Offer view={view} send={send} /> : <Closed view={view} />}
      {phase !== 'loading' && (
        <Actions>
          <Button kind="quiet" to={brand && accountDetails(brand, loanId)} onPress={() => send({ type: 'flow.left' })}>
            <Trans>Back to this account</Trans>
          </Button>
        </Actions>
      )}
      {phase !== 'spent' && view.storePhoneNumber !== '' && <CallStore number={view.storePhoneNumber} />}
    </Page>
  );
}

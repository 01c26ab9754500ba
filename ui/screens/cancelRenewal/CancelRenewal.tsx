import { Trans } from '@lingui/react/macro';
import type { CancelRenewalEvent } from '../../../machines/cancelRenewal/cancelRenewal.rules.ts';
import type { CancelRenewalView } from '../../../machines/cancelRenewal/cancelRenewal.view.ts';
import { accountDetails, dashboard } from '../../../machines/kit/places.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { LoanName } from '../paying/LoanName.tsx';
import { NotOffered } from './parts/NotOffered.tsx';
import { Offer } from './parts/Offer.tsx';
import { Unsure } from './parts/Unsure.tsx';

type Props = ScreenProps<CancelRenewalView, CancelRenewalEvent>;

/** What ends, what comes back and until when, and the button that cancels. Spec: portal §2 "CancelRenewal" (ROUTE-076). */
export function CancelRenewal({ view, send }: Props) {
  const nameOf = useBrandName();
  const { state, brand, loan } = view;
  return (
    <Page
      screen={view.screen}
      title={<Title view={view} />}
      eyebrow={brand && nameOf(brand)}
      lead={loan && <LoanName loan={loan} />}
      busy={view.busy}
    >
      {state === 'loading' && <SkeletonCard lines={6} />}
      {state === 'failed' && <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })} />}
      {state === 'unknown' && (
        <Notice tone="info" title={<Trans>We couldn’t find this loan</Trans>}>
          <Trans>Go back to your accounts and choose the loan there.</Trans>
        </Notice>
      )}
      {state === 'notOffered' && <NotOffered view={view} send={send} />}
      {state === 'choosing' && <Offer view={view} send={send} />}
      {state === 'unsure' && <Unsure view={view} send={send} />}
      {state === 'cancelled' && (
        <Notice tone="good" live="status">
          <Trans>Your earlier loan is open again, just as it was before. Its history shows what was returned to you.</Trans>
        </Notice>
      )}
      {state !== 'loading' && !view.isSending && <WayOut view={view} send={send} />}
    </Page>
  );
}

function Title({ view: { state, useRefiTerm } }: Pick<Props, 'view'>) {
  if (state === 'cancelled') return useRefiTerm ? <Trans>Your refinance is canceled</Trans> : <Trans>Your renewal is canceled</Trans>;
  return useRefiTerm ? <Trans>Cancel the refinance</Trans> : <Trans>Cancel the renewal</Trans>;
}

/** To the loan that stands: the new one, or after the cancellation the earlier one. */
function WayOut({ view: { state, brand, loanId, earlierId, useRefiTerm }, send }: Props) {
  const standing = state === 'cancelled' ? earlierId : loanId;
  return (
    <Actions>
      <Button
        kind={state === 'cancelled' ? 'primary' : 'secondary'}
        to={brand && (standing === '' ? dashboard(brand) : accountDetails(brand, standing))}
        onPress={() => send({ type: 'flow.left' })}
      >
        {state === 'choosing' && (useRefiTerm ? <Trans>Keep the refinance</Trans> : <Trans>Keep the renewal</Trans>)}
        {state === 'cancelled' && (standing === '' ? <Trans>Back to my accounts</Trans> : <Trans>See the earlier loan</Trans>)}
        {state !== 'choosing' && state !== 'cancelled' && <Trans>Back to this account</Trans>}
      </Button>
    </Actions>
  );
}

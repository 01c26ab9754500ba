import { Trans } from '@lingui/react/macro';
import type { AncillaryEvent } from '../../../machines/ancillary/ancillary.rules.ts';
import type { AncillaryProductsView } from '../../../machines/ancillary/ancillary.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { CallStore } from '../paying/CallStore.tsx';
import { LoanName } from '../paying/LoanName.tsx';
import { Choosing } from './parts/Choosing.tsx';
import { Missing } from './parts/Missing.tsx';

type Props = ScreenProps<AncillaryProductsView, AncillaryEvent>;

/** What can be bought with a renewal, and what has to be. Spec: portal §2 "AncillaryProducts" (ROUTE-082, FLOW-REFI-19). */
export function AncillaryProducts({ view, send }: Props) {
  const brandName = useBrandName();
  const { state } = view;
  return (
    <Page
      screen={view.screen}
      title={<Title view={view} />}
      eyebrow={
        <>
          {brandName(view.brand)} · <LoanName loan={view.loan} />
        </>
      }
      lead={<Lead view={view} />}
      busy={view.busy}
    >
      {state === 'loading' && <SkeletonCard lines={4} />}
      {state === 'failed' && <Failed view={view} send={send} />}
      {state === 'missing' && <Missing view={view} send={send} />}
      {state === 'choosing' && <Choosing view={view} send={send} />}
    </Page>
  );
}

function Title({ view: { state, useRefiTerm } }: Pick<Props, 'view'>) {
  if (state !== 'missing') return <Trans>Extras for your new loan</Trans>;
  return useRefiTerm ? <Trans>Finish this refinance at your store</Trans> : <Trans>Finish this renewal at your store</Trans>;
}

/** The sentence that matters most: whether anything has to be bought. */
function Lead({ view: { state, products, useRefiTerm } }: Pick<Props, 'view'>) {
  if (state === 'missing') return <Trans>It can’t be finished online as it is.</Trans>;
  if (state !== 'choosing') return null;
  if (products.every(({ required }) => required)) return <Trans>Your lender requires what you see here. There’s nothing to choose.</Trans>;
  if (products.some(({ required }) => required)) return <Trans>You only need what is marked as required. The rest is up to you.</Trans>;
  return useRefiTerm ? <Trans>You don’t need any of these to refinance.</Trans> : <Trans>You don’t need any of these to renew.</Trans>;
}

/** A refusal says what to do; asking again changes nothing. */
function Failed({ view: { failure, mayRetry, storePhone }, send }: Props) {
  return (
    <>
      <FailureNote failure={failure} topic="other" onRetry={mayRetry ? () => send({ type: 'retry.chosen' }) : undefined} />
      <Actions>
        <Button onPress={() => send({ type: 'flow.left' })}>
          <Trans>Back to the costs</Trans>
        </Button>
      </Actions>
      {storePhone !== '' && <CallStore number={storePhone} />}
    </>
  );
}

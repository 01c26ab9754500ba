import { Trans } from '@lingui/react/macro';
import type { CustomerDetailsEvent } from '../../../machines/customerDetails/customerDetails.rules.ts';
import type { CustomerDetailsView } from '../../../machines/customerDetails/customerDetails.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import type { ScreenProps } from '../flowView.tsx';
import { DetailsForm } from './parts/DetailsForm.tsx';

type Props = ScreenProps<CustomerDetailsView, CustomerDetailsEvent>;

/** What the lender still has to know before a renewal, cash or a new loan. Spec: portal §2 "CustomerDetails" (ROUTE-078). */
export function CustomerDetails({ view, send }: Props) {
  const { phase } = view;
  return (
    <Page
      screen="CustomerDetails"
      title={<Trans>A few details are missing</Trans>}
      lead={phase === 'filling' && <Lead view={view} />}
      busy={view.busy}
    >
      {phase === 'loading' && <SkeletonCard lines={4} />}
      {phase === 'failed' && (
        <>
          <FailureNote failure={view.failure} topic="customer" onRetry={() => send({ type: 'retry.chosen' })} />
          <Actions>
            <Button onPress={() => send({ type: 'details.left' })}>
              <Trans>Go back</Trans>
            </Button>
          </Actions>
        </>
      )}
      {phase === 'filling' && <DetailsForm view={view} send={send} />}
    </Page>
  );
}

/** What the details are for. */
function Lead({ view: { purpose } }: Pick<Props, 'view'>) {
  return {
    agreement: <Trans>We need them before we can prepare the documents for your new loan. We ask only for what we don’t have.</Trans>,
    draw: <Trans>We need them before we can send your cash. We ask only for what we don’t have.</Trans>,
    origination: <Trans>We need them before we can make your new loan. We ask only for what we don’t have.</Trans>,
  }[purpose];
}

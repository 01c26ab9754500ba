import { Trans } from '@lingui/react/macro';
import type { AgreementEvent } from '../../../machines/agreement/agreement.types.ts';
import type { AccountDisclosuresView } from '../../../machines/agreement/agreement.view.ts';
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
import { ToConfirm } from './parts/ToConfirm.tsx';

type Props = ScreenProps<AccountDisclosuresView, AgreementEvent>;

/** The new loan in figures, its papers, and their confirmation. Spec: portal §2 "AccountDisclosures" (ROUTE-081). */
export function AccountDisclosures({ view, send }: Props) {
  const brandName = useBrandName();
  const { phase, brand, loan } = view;
  const isForm = phase === 'reading' || phase === 'working';
  const back = (
    <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
      <Trans>Back to the payment</Trans>
    </Button>
  );
  return (
    <Page
      screen={view.screen}
      title={<Trans>Your new loan documents</Trans>}
      eyebrow={brand && brandName(brand)}
      lead={loan && <LoanName loan={loan} />}
      busy={view.busy}
    >
      {phase === 'loading' && <SkeletonCard lines={8} />}
      {phase === 'failed' && <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })} />}
      {phase === 'unknown' && (
        <Notice tone="info" title={<Trans>We couldn’t find this loan</Trans>}>
          <Trans>Go back to your accounts and choose the loan there.</Trans>
        </Notice>
      )}
      {phase === 'withoutPapers' && <WithoutPapers view={view} send={send} />}
      {isForm && <ToConfirm view={view} send={send} />}
      {phase === 'notFiled' && <NotFiled view={view} send={send} />}
      {!isForm && phase !== 'loading' && <Actions>{back}</Actions>}
      {view.storePhoneNumber !== '' && <CallStore number={view.storePhoneNumber} />}
    </Page>
  );
}

/** The lender writes no papers for this amount, or did not answer. */
const WithoutPapers = ({ view, send }: Props) => (
  <>
    <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })} />
    {!view.failure && (
      <Notice tone="info" title={<Trans>There are no documents for this loan</Trans>}>
        <Trans>Your store can tell you why.</Trans>
      </Notice>
    )}
    <Button wide onPress={() => send({ type: 'amount.changeChosen' })}>
      <Trans>Change the amount</Trans>
    </Button>
  </>
);

/** The papers are confirmed, and the authorization of the payment is not at the lender yet. */
const NotFiled = ({ view, send }: Props) => (
  <>
    <Notice tone="good" title={<Trans>Your documents are confirmed</Trans>}>
      <Trans>One of them hasn’t been filed yet. Nothing was charged.</Trans>
    </Notice>
    <FailureNote failure={view.failure} topic="other" onRetry={() => send({ type: 'retry.chosen' })} />
  </>
);

import { Trans, useLingui } from '@lingui/react/macro';
import { accountDetails, HOME } from '../../../machines/kit/places.ts';
import type { UploadEvent } from '../../../machines/upload/upload.types.ts';
import type { UploadView } from '../../../machines/upload/upload.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Actions } from '../../kit/Card.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import { HelpVideo } from '../helpVideo/HelpVideo.tsx';
import { productText } from '../loan/productText.ts';
import { LeaveDialog } from './parts/LeaveDialog.tsx';
import { History } from './parts/History.tsx';
import { TaskCard } from './parts/TaskCard.tsx';

type Props = { view: UploadView; send: (event: UploadEvent) => void };

/** The documents that the lender asks for. Spec: portal §2 "DocumentUpload" (ROUTE-065, PROD-016). */
export function DocumentUpload({ view, send }: Props) {
  const { i18n } = useLingui();
  const brandName = useBrandName();
  const { brand, loan, loanId, isPayment, state } = view;
  return (
    <Page
      screen="DocumentUpload"
      title={isPayment ? <Trans>Documents for this payment</Trans> : <Trans>Upload documents</Trans>}
      eyebrow={[brand && brandName(brand), loan?.loanHeader].filter(Boolean).join(' · ')}
      lead={loan && [productText(i18n, loan.productName), loan.collateral].filter(Boolean).join(' · ')}
      busy={view.busy}
    >
      <Content view={view} send={send} />
      {view.asksToLeave && <LeaveDialog send={send} />}
      {loan && state !== 'loading' && (
        <Actions>
          {isPayment ? (
            <Button kind="primary" onPress={() => send({ type: 'done.chosen' })}>
              <Continue view={view} />
            </Button>
          ) : (
            <Button kind="quiet" to={brand && accountDetails(brand, loanId)} onPress={() => send({ type: 'done.chosen' })}>
              <Trans>Back to the account</Trans>
            </Button>
          )}
        </Actions>
      )}
    </Page>
  );
}

/** A payment does not wait for documents (upload-4). */
const Continue = ({ view: { tasks } }: { view: UploadView }) =>
  tasks.length > 0 && tasks.every(({ received }) => received > 0) ? (
    <Trans>Continue to the payment</Trans>
  ) : (
    <Trans>Continue without sending</Trans>
  );

function Content({ view, send }: Props) {
  switch (view.state) {
    case 'loading':
      return <SkeletonCard lines={4} />;
    case 'failed':
      return <FailureNote failure={view.failure} topic="account" onRetry={() => send({ type: 'retry.chosen' })} />;
    case 'unknown':
      return (
        <Notice
          tone="warning"
          title={<Trans>This account is not in your profile.</Trans>}
          actions={
            <Button kind="primary" to={HOME} onPress={() => send({ type: 'done.chosen' })}>
              <Trans>See my accounts</Trans>
            </Button>
          }
        >
          <Trans>The link may be old, or the account belongs to another profile.</Trans>
        </Notice>
      );
    case 'open':
      return (
        <>
          {view.isPayment && (
            <p>
              <Trans>Your lender needs this with the payment. You can also send it later; the payment doesn’t wait for it.</Trans>
            </p>
          )}
          {view.tasks.length === 0 && (
            <p role="status">
              <Trans>Your lender isn’t asking for any documents right now.</Trans>
            </p>
          )}
          {view.tasks.map((task) => (
            <TaskCard key={task.taskId} task={task} limits={view.limits} send={send} />
          ))}
          {view.tasks.length > 0 && (
            <HelpVideo video={view.video} send={send}>
              <Trans>Watch a video: how to take a good picture of a document</Trans>
            </HelpVideo>
          )}
          <History view={view} send={send} />
        </>
      );
  }
}

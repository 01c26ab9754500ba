import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { accountDetails, dashboard } from '../../../../machines/kit/places.ts';
import type { DocumentsEvent } from '../../../../machines/documents/documents.rules.ts';
import type { DocumentsView } from '../../../../machines/documents/documents.view.ts';
import { useBrandName } from '../../../brands/productName.ts';
import { Button } from '../../../kit/Button.tsx';
import { Actions } from '../../../kit/Card.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import type { FailureTopic } from '../../../kit/failureText.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { Page } from '../../../kit/Page.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { productText } from '../../loan/productText.ts';
import { PaperReader } from './PaperReader.tsx';

/** Placeholder rows while the list loads. */
const SKELETON_ROWS = 6;

type Props = {
  view: DocumentsView;
  send: (event: DocumentsEvent) => void;
  title: ReactNode;
  /** The words for a list that failed to load. */
  topic: FailureTopic;
  /** The way to the other list. */
  other: ReactNode;
  children: ReactNode;
};

/** What both lists have in common: whose papers they are, the open one, and what there is instead of a list. */
export function DocumentsPage({ view, send, title, topic, other, children }: Props) {
  const { i18n } = useLingui();
  const brandName = useBrandName();
  const { brand, loanId, loan, state, reader } = view;
  return (
    <Page
      screen={view.screen}
      title={title}
      eyebrow={[brand && brandName(brand), loan?.loanHeader].filter(Boolean).join(' · ')}
      lead={loan && [productText(i18n, loan.productName), loan.collateral].filter(Boolean).join(' · ')}
      busy={view.busy}
    >
      {state === 'open' ? <Content view={view}>{children}</Content> : <NoContent view={view} topic={topic} send={send} />}
      {loan && state !== 'loading' && (
        <Actions>
          {other}
          <Button kind="quiet" to={brand && accountDetails(brand, loanId)} onPress={() => send({ type: 'account.opened' })}>
            <Trans>Back to the account</Trans>
          </Button>
        </Actions>
      )}
      {reader && <PaperReader reader={reader} send={send} />}
    </Page>
  );
}

const isEmpty = ({ lists, kind }: DocumentsView): boolean => kind === 'all' && lists.every(({ total }) => total === 0);

function Content({ view, children }: Pick<Props, 'view' | 'children'>) {
  if (!isEmpty(view)) return children;
  return (
    <p role="status">
      <Trans>No account documents were found.</Trans>
    </p>
  );
}

function NoContent({ view, topic, send }: Pick<Props, 'view' | 'topic' | 'send'>) {
  const retry = () => send({ type: 'retry.chosen' });
  switch (view.state) {
    case 'loading':
    case 'open':
      return <Skeleton lines={SKELETON_ROWS} />;
    case 'notFound':
      return <FailureNote failure={view.failure} topic="account" onRetry={retry} />;
    case 'failed':
      return <FailureNote failure={view.failure} topic={topic} onRetry={retry} />;
    case 'unknown':
      return (
        <Notice
          tone="warning"
          title={<Trans>This account is not in your profile.</Trans>}
          actions={
            <Button kind="primary" to={view.brand && dashboard(view.brand)} onPress={() => send({ type: 'accounts.opened' })}>
              <Trans>See my accounts</Trans>
            </Button>
          }
        >
          <Trans>The link may be old, or the account belongs to another profile.</Trans>
        </Notice>
      );
  }
}

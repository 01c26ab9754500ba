import { Trans } from '@lingui/react/macro';
import { documents } from '../../../machines/kit/places.ts';
import type { DocumentsEvent } from '../../../machines/documents/documents.rules.ts';
import type { DocumentsView } from '../../../machines/documents/documents.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Section } from '../../kit/Card.tsx';
import { DocumentsPage } from './parts/DocumentsPage.tsx';
import { PaperList } from './parts/PaperList.tsx';

type Props = { view: DocumentsView; send: (event: DocumentsEvent) => void };

/** Statements by month, and the papers that were signed. Spec: portal §2 "AccountMonthlyDocuments" (ROUTE-060). */
export function AccountMonthlyDocuments({ view, send }: Props) {
  const { brand, loanId, lmsId, lists, opened } = view;
  return (
    <DocumentsPage
      view={view}
      send={send}
      title={<Trans>Statements and signed documents</Trans>}
      topic="signedDocuments"
      other={
        <Button to={brand && documents(brand, loanId, lmsId)} onPress={() => send({ type: 'all.opened' })}>
          <Trans>All documents</Trans>
        </Button>
      }
    >
      {lists
        .filter(({ total }) => total > 0)
        .map((list) => (
          <Section
            key={list.group}
            title={list.group === 'statements' ? <Trans>Statements by month</Trans> : <Trans>Agreement and signed documents</Trans>}
          >
            <PaperList list={list} opened={opened} send={send} />
          </Section>
        ))}
    </DocumentsPage>
  );
}

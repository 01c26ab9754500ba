import { Trans } from '@lingui/react/macro';
import { documentUpload, monthlyDocuments } from '../../../machines/kit/places.ts';
import type { DocumentsEvent } from '../../../machines/documents/documents.rules.ts';
import type { DocumentsView } from '../../../machines/documents/documents.view.ts';
import { Button } from '../../kit/Button.tsx';
import { DocumentsPage } from './parts/DocumentsPage.tsx';
import { KindFilter } from './parts/KindFilter.tsx';
import { PaperList } from './parts/PaperList.tsx';

type Props = { view: DocumentsView; send: (event: DocumentsEvent) => void };

/** All documents of one account. Spec: portal §2 "Documents/:lmsId" (ROUTE-059). */
export function Documents({ view, send }: Props) {
  const { brand, loanId, kinds, kind, lists, opened, mayUpload } = view;
  return (
    <DocumentsPage
      view={view}
      send={send}
      title={<Trans>Documents</Trans>}
      topic="account"
      other={
        <>
          <Button to={brand && monthlyDocuments(brand, loanId)} onPress={() => send({ type: 'monthly.opened' })}>
            <Trans>Statements and signed documents</Trans>
          </Button>
          {mayUpload && (
            <Button to={brand && documentUpload(brand, loanId)} onPress={() => send({ type: 'upload.opened' })}>
              <Trans>Upload documents</Trans>
            </Button>
          )}
        </>
      }
    >
      {kinds.length > 0 && <KindFilter kinds={kinds} kind={kind} onChoose={(chosen) => send({ type: 'kind.chosen', kind: chosen })} />}
      {lists.map((list) => (
        <PaperList key={`${list.group} ${kind}`} list={list} opened={opened} send={send} />
      ))}
    </DocumentsPage>
  );
}

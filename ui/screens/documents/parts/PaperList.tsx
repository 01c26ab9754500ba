import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { DocumentsEvent } from '../../../../machines/documents/documents.rules.ts';
import type { DocumentPages, DocumentRow, OpenedRow } from '../../../../machines/documents/documents.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { PaperRow } from './PaperRow.tsx';

type Send = (event: DocumentsEvent) => void;

type PageProps = { rows: readonly DocumentRow[]; opened: OpenedRow | null; send: Send };

/** Some rows, drawn once: neither "Show more" nor a document that is opened in another page draws them again. */
const PaperPage = memo(
  function PaperPage({ rows, opened, send }: PageProps) {
    return (
      <div className="paper-page">
        {rows.map((row) => (
          <PaperRow
            key={row.documentId}
            row={row}
            state={opened?.documentId === row.documentId ? opened.state : null}
            onOpen={() => send({ type: 'paper.opened', documentId: row.documentId })}
          />
        ))}
      </div>
    );
  },
  // each `send` goes to the same chart
  (before, now) => before.rows === now.rows && before.opened === now.opened,
);

type Props = { list: DocumentPages; opened: OpenedRow | null; send: Send };

/** One list of documents, newest first, a page at a time. */
export function PaperList({ list: { group, pages, visible, total }, opened, send }: Props) {
  const { t, i18n } = useLingui();
  const count = (number: number) => i18n.number(number);
  const isOpened = (rows: readonly DocumentRow[]) => rows.some(({ documentId }) => documentId === opened?.documentId);
  return (
    <>
      <div role="list" aria-label={t`Documents, newest first`}>
        {pages.map((rows) => (
          <PaperPage key={rows[0]?.documentId} rows={rows} opened={isOpened(rows) ? opened : null} send={send} />
        ))}
      </div>
      {(pages.length > 1 || total > visible) && (
        <p className="paper-count" role="status">
          <Trans>
            Showing {count(visible)} of {count(total)}
          </Trans>
        </p>
      )}
      {total > visible && (
        <Button wide onPress={() => send({ type: 'list.extended', group })}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

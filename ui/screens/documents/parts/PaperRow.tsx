import { Trans, useLingui } from '@lingui/react/macro';
import type { DocumentRow, OpenedRow } from '../../../../machines/documents/documents.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { DateText } from '../../../kit/DateText.tsx';
import { dayText } from '../../../kit/days.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { sizeText } from '../../../kit/sizeText.ts';
import { KindIcon } from './KindIcon.tsx';
import { useKindText } from './kindText.ts';
import { usePaperName } from '../../paper/paperName.ts';

type Props = { row: DocumentRow; state: OpenedRow['state'] | null; onOpen: () => void };

/** One document: what it is, its date, its size where the service says it, and the button that opens it. */
export function PaperRow({ row, state, onOpen }: Props) {
  const { t, i18n } = useLingui();
  const name = usePaperName()(row);
  const kind = useKindText()(row.kind);
  const day = dayText(row.day, i18n.locale, 'short');
  return (
    <div role="listitem" className="paper-row">
      <KindIcon kind={row.kind} />
      <div className="paper-what">
        <p className="paper-name">{name}</p>
        <p className="paper-more">
          {kind !== name && !name.startsWith(kind) && <span>{kind}</span>}
          <DateText day={row.day} mode="short" />
          {row.size !== null && <span>{sizeText(row.size, i18n)}</span>}
          {row.viewedOn !== '' && (
            <span>
              <Trans>
                Opened <DateText day={row.viewedOn} mode="short" />
              </Trans>
            </span>
          )}
        </p>
      </div>
      <Button kind="quiet" busy={state === 'opening' || state === 'saving'} label={t`Open: ${name}, ${day}`} onPress={onOpen}>
        <Trans>Open</Trans>
      </Button>
      <Outcome state={state} />
    </div>
  );
}

/** What became of the opening, below the row. */
function Outcome({ state }: Pick<Props, 'state'>) {
  switch (state) {
    case 'gone':
      return (
        <Notice tone="warning" live="alert">
          <Trans>This document is no longer in this account. Ask your store for a copy.</Trans>
        </Notice>
      );
    case 'notOpened':
      return (
        <Notice tone="danger" live="alert">
          <Trans>We couldn’t open this document. Please try again, or ask your store for a copy.</Trans>
        </Notice>
      );
    case 'notSaved':
      return (
        <Notice tone="danger" live="alert">
          <Trans>We couldn’t save this document. Please try again, or ask your store for a copy.</Trans>
        </Notice>
      );
    case 'saved':
      return (
        <Notice tone="good" live="status">
          <Trans>Saved. You’ll find it in the downloads on this device.</Trans>
        </Notice>
      );
    case 'opening':
    case 'saving':
    case null:
      return null;
  }
}

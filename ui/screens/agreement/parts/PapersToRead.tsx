import { Trans, useLingui } from '@lingui/react/macro';
import type { PaperRow } from '../../../../machines/agreement/agreement.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { useFieldError } from '../../../kit/Form.tsx';
import { Icon } from '../../../kit/Icon.tsx';

type Props = { papers: readonly PaperRow[]; onOpen: (documentId: string) => void };

/** Each paper with what is left to do with it. The list is a field of the form: its error says which papers were not opened. */
export function PapersToRead({ papers, onOpen }: Props) {
  const { t } = useLingui();
  const error = useFieldError('papers');
  return (
    <section id="papers" className="to-read" aria-labelledby="papers-title" tabIndex={-1}>
      <h2 id="papers-title">
        <Trans>Read each document</Trans>
      </h2>
      <ul>
        {papers.map(({ documentId, title, opened }) => (
          <li key={documentId} className="to-read-row">
            <div>
              <p className="to-read-name">{title}</p>
              <p className="to-read-state">{opened ? <Trans>Opened</Trans> : <Trans>Not opened yet</Trans>}</p>
            </div>
            <Button kind={opened ? 'quiet' : 'secondary'} label={t`Read: ${title}`} onPress={() => onOpen(documentId)}>
              <Trans>Read</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {error !== null && (
        <p className="field-error">
          <Icon name="danger" />
          <span>{error}</span>
        </p>
      )}
    </section>
  );
}

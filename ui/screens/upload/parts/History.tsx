import { Trans, useLingui } from '@lingui/react/macro';
import type { UploadEvent } from '../../../../machines/upload/upload.types.ts';
import type { UploadView } from '../../../../machines/upload/upload.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { List, Section } from '../../../kit/Card.tsx';
import { DateText } from '../../../kit/DateText.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { sizeText } from '../../../kit/sizeText.ts';
import { useDocumentName } from './documentName.ts';

type Props = { view: Pick<UploadView, 'history' | 'historyFailed'>; send: (event: UploadEvent) => void };

/** What the lender has received for this loan, newest first. Spec: FLOW-DOC-03. */
export function History({ view: { history, historyFailed }, send }: Props) {
  const { t, i18n } = useLingui();
  const documentName = useDocumentName();
  return (
    <Section title={<Trans>Received by your lender</Trans>}>
      {historyFailed && (
        <Notice
          tone="warning"
          live="status"
          actions={
            <Button icon={<Icon name="again" />} onPress={() => send({ type: 'history.retried' })}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>We couldn’t load the list of received documents. You can still send files.</Trans>
        </Notice>
      )}
      {history === null && !historyFailed && <Skeleton lines={2} />}
      {history?.length === 0 && (
        <p className="quiet">
          <Trans>Nothing yet.</Trans>
        </p>
      )}
      {history && history.length > 0 && (
        <List label={t`Received documents, newest first`}>
          {history.map(({ documentId, name, docType, day, size }) => (
            <li key={documentId} className="upload-received">
              <span className="upload-name">{docType ? documentName({ docType }) : name}</span>
              <span className="upload-more">
                {docType && <span>{name}</span>}
                <DateText day={day} mode="short" />
                {size !== null && <span>{sizeText(size, i18n)}</span>}
              </span>
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}

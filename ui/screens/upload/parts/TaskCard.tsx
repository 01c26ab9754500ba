import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UploadEvent } from '../../../../machines/upload/upload.types.ts';
import type { Limits, TaskRow } from '../../../../machines/upload/upload.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Badge, Card } from '../../../kit/Card.tsx';
import { useDocumentName } from './documentName.ts';
import { FilePicker } from './FilePicker.tsx';
import { FileRow } from './FileRow.tsx';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useTypesText } from './typesText.ts';

type Props = { task: TaskRow; limits: Limits; send: (event: UploadEvent) => void };

/** One document that the lender asks for: what is wanted, the files for it, and the button that sends them. Spec: ROUTE-065. */
export function TaskCard({ task, limits, send }: Props) {
  const { t } = useLingui();
  const name = useDocumentName()(task);
  const { taskId, files, left, ready, received, onTheWay } = task;
  const list = useFocusAfterRemoval(files, taskId);
  return (
    <Card title={name} note={<State task={task} />}>
      <p className="quiet">
        <Limit limits={limits} />
      </p>
      <FilePicker
        id={taskId}
        label={name}
        types={limits.types}
        left={left}
        onChoose={(chosen) => send({ type: 'files.chosen', taskId, files: chosen })}
      />
      {files.length > 0 && (
        <ul ref={list} className="upload-files" aria-label={t`Files for ${name}`}>
          {files.map((file) => (
            <FileRow key={file.fileId} file={file} limits={limits} send={send} />
          ))}
        </ul>
      )}
      {(ready > 0 || onTheWay > 0) && (
        <div className="upload-send">
          {ready > 0 && (
            <Button kind="primary" wide onPress={() => send({ type: 'files.sent', taskId })}>
              <Plural value={ready} one="Send # file" other="Send # files" />
            </Button>
          )}
          {onTheWay > 0 && (
            <p className="quiet">
              <Trans>Please stay on this page until all files have been sent.</Trans>
            </p>
          )}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {task.arrived > 0 && <Plural value={received} one="# file received" other="# files received" />}
      </p>
    </Card>
  );
}

function State({ task: { received } }: { task: TaskRow }) {
  if (received === 0)
    return (
      <Badge tone="warning">
        <Trans>Needed</Trans>
      </Badge>
    );
  return (
    <Badge tone="good">
      <Plural value={received} one="# file received" other="# files received" />
    </Badge>
  );
}

function Limit({ limits: { types, megabytes, files } }: { limits: Limits }) {
  const kinds = useTypesText()(types);
  return (
    <Trans>
      {kinds}, up to {files} files of {megabytes} MB each.
    </Trans>
  );
}

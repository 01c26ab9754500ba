import { Trans, useLingui } from '@lingui/react/macro';
import type { UploadEvent } from '../../../../machines/upload/upload.types.ts';
import type { FileRow as Row, Limits } from '../../../../machines/upload/upload.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { sizeText } from '../../../kit/sizeText.ts';
import { useProblemText } from './problemText.ts';

type Props = { file: Row; limits: Limits; send: (event: UploadEvent) => void };

/** One chosen file: its name and size, how far it is, what is wrong with it, and what can be done about it. */
export function FileRow({ file, limits, send }: Props) {
  const { t, i18n } = useLingui();
  const problemText = useProblemText(limits);
  const { fileId, name, size, state, sent } = file;
  return (
    <li className="upload-file">
      <div className="upload-what">
        <p className="upload-name">
          <bdi>{name}</bdi>
        </p>
        <p className="upload-more">
          {size > 0 && <span>{sizeText(size, i18n)}</span>}
          <State state={state} />
        </p>
      </div>
      <div className="upload-does">
        {state === 'cut' && (
          <Button icon={<Icon name="again" />} label={t`Try again: ${name}`} onPress={() => send({ type: 'file.retried', fileId })}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {state !== 'arrived' && (
          <Button kind="quiet" label={t`Remove: ${name}`} onPress={() => send({ type: 'file.removed', fileId })}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      {state === 'sending' && (
        <progress className="upload-progress" max={Math.max(size, 1)} value={Math.min(sent, size)} aria-label={t`Sending ${name}`} />
      )}
      {state === 'refused' && (
        <p className="field-error" role="alert">
          <Icon name="danger" />
          <span>{problemText(file)}</span>
        </p>
      )}
      {state === 'cut' && (
        <p className="field-error" role="alert">
          <Icon name="danger" />
          <span>
            <Trans>This file didn’t arrive. Please try again.</Trans>
          </span>
        </p>
      )}
    </li>
  );
}

function State({ state }: Pick<Row, 'state'>) {
  switch (state) {
    case 'reading':
    case 'writing':
      return (
        <span>
          <Trans>Checking</Trans>
        </span>
      );
    case 'ready':
      return (
        <span>
          <Trans>Ready to send</Trans>
        </span>
      );
    case 'waiting':
      return (
        <span>
          <Trans>Waiting</Trans>
        </span>
      );
    case 'sending':
      return (
        <span>
          <Trans>Sending</Trans>
        </span>
      );
    case 'arrived':
      return (
        <span className="upload-arrived">
          <Icon name="good" />
          <Trans>Received</Trans>
        </span>
      );
    case 'refused':
      return (
        <span>
          <Trans>Not added</Trans>
        </span>
      );
    case 'cut':
      return null;
  }
}

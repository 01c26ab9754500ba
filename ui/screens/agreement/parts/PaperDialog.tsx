import { Trans } from '@lingui/react/macro';
import type { AgreementEvent } from '../../../../machines/agreement/agreement.types.ts';
import type { OpenPaper } from '../../../../machines/agreement/agreement.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { PaperText } from '../../../papers/PaperText.tsx';
import { SaveCopy } from '../../../papers/SaveCopy.tsx';

type Props = { open: OpenPaper; send: (event: AgreementEvent) => void };

/** A paper in full, as text, and as a PDF to save. */
export function PaperDialog({ open: { title, lines, hasCopy, copyFailed }, send }: Props) {
  const close = () => send({ type: 'paper.closed' });
  return (
    <Dialog
      title={title}
      onClose={close}
      actions={
        <Button kind="primary" onPress={close}>
          <Trans>Close</Trans>
        </Button>
      }
    >
      <PaperText lines={lines} />
      {hasCopy && <SaveCopy failed={copyFailed} onPress={() => send({ type: 'copy.chosen' })} />}
    </Dialog>
  );
}

import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide';
import type { DocumentsEvent } from '../../../../machines/documents/documents.rules.ts';
import type { Reader } from '../../../../machines/documents/documents.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { LucideIcon } from '../../../kit/LucideIcon.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { VisuallyHidden } from '../../../kit/VisuallyHidden.tsx';
import { usePaperName } from '../../paper/paperName.ts';

/** How the browser's viewer begins: as wide as the frame, without a second column. */
const FIT_WIDTH = '#view=FitH&navpanes=0';

/**
 * A document in the page, in the browser's own viewer. Without `sandbox`: Chromium refuses to show a PDF in a sandboxed frame. The address is one
 * of this page with the type of a PDF, so nothing in it can be a page of this origin.
 */
export function PaperReader({ reader, send }: { reader: Reader; send: (event: DocumentsEvent) => void }) {
  const { row, address, copying, copyFailed } = reader;
  const name = usePaperName()(row);
  const close = () => send({ type: 'paper.closed' });
  return (
    <Dialog
      title={name}
      onClose={close}
      actionsFirst // a viewer has many controls of its own
      actions={
        <>
          <Button icon={<LucideIcon icon={Download} />} busy={copying} onPress={() => send({ type: 'copy.chosen' })}>
            <Trans>Save a copy (PDF)</Trans>
          </Button>
          <Button kind="primary" onPress={close}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      {/* keys that are pressed inside the viewer never reach this page */}
      <VisuallyHidden>
        <Trans>Escape doesn’t close the document while you’re in it. Press Shift and Tab to go back to Close.</Trans>
      </VisuallyHidden>
      <iframe className="paper-frame" src={address + FIT_WIDTH} title={name} />
      {copyFailed ? (
        <Notice tone="danger" live="alert">
          <Trans>We couldn’t save this document. Please try again, or ask your store for a copy.</Trans>
        </Notice>
      ) : (
        <p className="small-print">
          <Trans>Hard to read here, or using a screen reader? Save a copy and open it in your own program.</Trans>
        </p>
      )}
    </Dialog>
  );
}

import { Trans } from '@lingui/react/macro';
import type { UploadEvent } from '../../../../machines/upload/upload.types.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';

/** Asks before the page is left while files have not arrived. */
export function LeaveDialog({ send }: { send: (event: UploadEvent) => void }) {
  const stay = () => send({ type: 'leaving.declined' });
  return (
    <Dialog
      title={<Trans>Leave this page?</Trans>}
      onClose={stay}
      actions={
        <>
          <Button kind="primary" onPress={stay}>
            <Trans>Stay</Trans>
          </Button>
          <Button onPress={() => send({ type: 'leaving.confirmed' })}>
            <Trans>Leave without sending</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Some files haven’t arrived yet. If you leave now, they won’t be sent, and you’ll have to choose them again.</Trans>
      </p>
    </Dialog>
  );
}

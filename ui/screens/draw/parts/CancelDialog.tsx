import { Trans } from '@lingui/react/macro';
import type { DrawEvent } from '../../../../machines/draw/draw.types.ts';
import type { PendingDisbursementView } from '../../../../machines/draw/draw.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import type { ScreenProps } from '../../flowView.tsx';

/** Asks before the cash advance is canceled, and says why it could not be. Spec: FLOW-DRAW-11. */
export function CancelDialog({ view: { phase, failure }, send }: ScreenProps<PendingDisbursementView, DrawEvent>) {
  const busy = phase === 'cancelling';
  const decline = () => {
    if (!busy) send({ type: 'cancel.declined' });
  };
  return (
    <Dialog
      title={<Trans>Cancel this cash advance?</Trans>}
      onClose={decline}
      actions={
        <>
          <Button kind="danger" busy={busy} onPress={() => send({ type: 'cancel.confirmed' })}>
            {busy ? <Trans>Canceling…</Trans> : <Trans>Cancel it</Trans>}
          </Button>
          <Button busy={busy} onPress={decline}>
            <Trans>Keep it</Trans>
          </Button>
        </>
      }
    >
      <FailureNote failure={failure} topic="other" />
      <p>
        <Trans>You won’t get the money, and you won’t owe anything for it.</Trans>
      </p>
    </Dialog>
  );
}

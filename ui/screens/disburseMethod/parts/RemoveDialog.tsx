import { Trans } from '@lingui/react/macro';
import type { DisburseMethodEvent } from '../../../../machines/disburseMethod/disburseMethod.rules.ts';
import type { CardRow } from '../../../../machines/disburseMethod/disburseMethod.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import type { ShownFailure } from '../../../kit/failureText.ts';
import { MethodName } from '../../paying/MethodName.tsx';

type Props = { row: CardRow; mayRemove: boolean; busy: boolean; failure: ShownFailure | null; send: (event: DisburseMethodEvent) => void };

/** Asks before a card is removed, and says why it could not be. Spec: FLOW-CARD-07, FLOW-DRAW-06. */
export function RemoveDialog({ row, mayRemove, busy, failure, send }: Props) {
  const decline = () => {
    if (!busy) send({ type: 'card.removeDeclined' });
  };
  return (
    <Dialog
      title={
        <Trans>
          Remove <MethodName method={row} />?
        </Trans>
      }
      onClose={decline}
      actions={
        <>
          {mayRemove && (
            <Button kind="danger" busy={busy} onPress={() => send({ type: 'card.removeConfirmed' })}>
              {busy ? <Trans>Removing…</Trans> : <Trans>Remove this card</Trans>}
            </Button>
          )}
          <Button busy={busy} onPress={decline}>
            <Trans>Keep this card</Trans>
          </Button>
        </>
      }
    >
      <FailureNote failure={failure} topic="cardRemoval" />
      {mayRemove && (
        <p>
          <Trans>You can’t pay with it or get money on it unless you add it again.</Trans>
        </p>
      )}
    </Dialog>
  );
}

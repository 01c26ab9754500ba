import { Trans } from '@lingui/react/macro';
import type { CardsEvent } from '../../../../machines/cards/cards.rules.ts';
import type { CardRow } from '../../../../machines/cards/cards.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import type { ShownFailure } from '../../../kit/failureText.ts';
import { MethodName } from '../../paying/MethodName.tsx';

type Props = { row: CardRow; busy: boolean; failure: ShownFailure | null; send: (event: CardsEvent) => void };

/** Asks before a card is removed, and says why it could not be. Spec: FLOW-CARD-07. */
export function RemoveDialog({ row, busy, failure, send }: Props) {
  const isBank = row.cardType === 'bank';
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
          <Button kind="danger" busy={busy} onPress={() => send({ type: 'card.removeConfirmed' })}>
            {busy ? <Trans>Removing…</Trans> : isBank ? <Trans>Remove this bank account</Trans> : <Trans>Remove this card</Trans>}
          </Button>
          <Button busy={busy} onPress={decline}>
            {isBank ? <Trans>Keep this bank account</Trans> : <Trans>Keep this card</Trans>}
          </Button>
        </>
      }
    >
      <FailureNote failure={failure} topic="cardRemoval" />
      {!failure && (
        <p>
          <Consequence isBank={isBank} autopay={row.autoPays.length > 0} />
        </p>
      )}
    </Dialog>
  );
}

/** The lender refuses to remove what autopay uses, but only it knows the autopay of every loan. */
function Consequence({ isBank, autopay }: { isBank: boolean; autopay: boolean }) {
  if (autopay) return <Trans>Autopay uses it. You may need to choose another payment method for autopay first.</Trans>;
  if (isBank) return <Trans>You can’t pay with it anymore, and you can’t add it again here. Payments you already made don’t change.</Trans>;
  return <Trans>You can’t pay with it anymore unless you add it again. Payments you already made don’t change.</Trans>;
}

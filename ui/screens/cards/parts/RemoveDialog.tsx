import { Trans } from '@lingui/react/macro';
import type { CardsEvent } from '../../../../machines/cards/cards.rules.ts';
import type { CardRow } from '../../../../machines/cards/cards.view.ts';
import { autoPay } from '../../../../machines/kit/places.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import type { ShownFailure } from '../../../kit/failureText.ts';
import { LoanName } from '../../paying/LoanName.tsx';
import { MethodName } from '../../paying/MethodName.tsx';

type Props = { row: CardRow; mayRemove: boolean; busy: boolean; failure: ShownFailure | null; send: (event: CardsEvent) => void };

/** The lender's rule needs no case number: the customer can follow it. */
const withoutCase = (failure: ShownFailure | null) => (failure?.kind === 'refused' ? { ...failure, caseId: '' } : failure);

/** Asks before a card is removed, and says why it could not be. What autopay uses is not removed: the way to autopay is offered. Spec: FLOW-CARD-07. */
export function RemoveDialog({ row, mayRemove, busy, failure, send }: Props) {
  const isBank = row.cardType === 'bank';
  const { autoPays } = row;
  const decline = () => {
    if (!busy) send({ type: 'card.removeDeclined' });
  };
  return (
    <Dialog
      title={
        mayRemove ? (
          <Trans>
            Remove <MethodName method={row} />?
          </Trans>
        ) : (
          <Trans>
            You can’t remove <MethodName method={row} /> now
          </Trans>
        )
      }
      onClose={decline}
      actions={
        <>
          {autoPays.map(({ brand, loanId, ...loan }) => (
            <Button
              key={loanId}
              kind="primary"
              to={autoPay(brand, loanId)}
              busy={busy}
              onPress={() => send({ type: 'autoPay.opened', loanId })}
            >
              {autoPays.length === 1 ? (
                <Trans>Change or turn off autopay</Trans>
              ) : (
                <Trans>
                  Change or turn off autopay: <LoanName loan={loan} />
                </Trans>
              )}
            </Button>
          ))}
          {mayRemove && (
            <Button kind="danger" busy={busy} onPress={() => send({ type: 'card.removeConfirmed' })}>
              {busy ? <Trans>Removing…</Trans> : isBank ? <Trans>Remove this bank account</Trans> : <Trans>Remove this card</Trans>}
            </Button>
          )}
          <Button busy={busy} onPress={decline}>
            {isBank ? <Trans>Keep this bank account</Trans> : <Trans>Keep this card</Trans>}
          </Button>
        </>
      }
    >
      <FailureNote failure={withoutCase(failure)} topic="cardRemoval" />
      {!failure && autoPays.map((loan) => <UsedByAutopay key={loan.loanId} loan={loan} />)}
      {!failure && mayRemove && (
        <p>
          <Consequence isBank={isBank} />
        </p>
      )}
    </Dialog>
  );
}

const UsedByAutopay = ({ loan }: { loan: CardRow['autoPays'][number] }) => (
  <p>
    <Trans>
      Autopay for <LoanName loan={loan} /> uses it. Choose another payment method for autopay, or turn autopay off, first.
    </Trans>
  </p>
);

const Consequence = ({ isBank }: { isBank: boolean }) =>
  isBank ? (
    <Trans>You can’t pay with it anymore, and you can’t add it again here. Payments you already made don’t change.</Trans>
  ) : (
    <Trans>You can’t pay with it anymore unless you add it again. Payments you already made don’t change.</Trans>
  );

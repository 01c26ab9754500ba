import { Trans } from '@lingui/react/macro';
import type { AutopayEvent } from '../../../../machines/autopay/autopay.types.ts';
import type { AutoPayConfirmView } from '../../../../machines/autopay/autopay.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { DateText } from '../../../kit/DateText.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import type { ScreenProps } from '../../flowView.tsx';

/** Asks before autopay ends, and says why it could not be ended. */
export function EndDialog({ view, send }: ScreenProps<AutoPayConfirmView, AutopayEvent>) {
  const decline = () => send({ type: 'end.declined' });
  return (
    <Dialog
      title={<Trans>Turn off autopay?</Trans>}
      onClose={decline}
      actions={
        <>
          <Button kind="danger" onPress={() => send({ type: 'end.confirmed' })}>
            {view.changesNow ? <Trans>Turn off autopay</Trans> : <Trans>Turn it off with my next payment</Trans>}
          </Button>
          <Button onPress={decline}>
            <Trans>Keep autopay</Trans>
          </Button>
        </>
      }
    >
      <FailureNote failure={view.failure} topic="other" />
      <p>
        <Trans>
          Payments won’t be taken automatically anymore. Your next payment is due on <DateText day={view.nextDate} />, and you’ll need to
          make it yourself.
        </Trans>
      </p>
    </Dialog>
  );
}

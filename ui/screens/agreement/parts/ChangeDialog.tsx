import { Trans } from '@lingui/react/macro';
import type { AgreementEvent } from '../../../../machines/agreement/agreement.types.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';

/** Before the customer goes back to the amount: these papers are of this amount only. */
export const ChangeDialog = ({ send }: { send: (event: AgreementEvent) => void }) => (
  <Dialog
    title={<Trans>Change the amount?</Trans>}
    onClose={() => send({ type: 'amount.changeDeclined' })}
    actions={
      <>
        <Button kind="primary" onPress={() => send({ type: 'amount.changeConfirmed' })}>
          <Trans>Change the amount</Trans>
        </Button>
        <Button onPress={() => send({ type: 'amount.changeDeclined' })}>
          <Trans>Keep this amount</Trans>
        </Button>
      </>
    }
  >
    <p>
      <Trans>
        These documents are only for this amount. If you change the amount, they are void, and you’ll read and confirm new ones.
      </Trans>
    </p>
  </Dialog>
);

import { Trans } from '@lingui/react/macro';
import type { CancelRenewalEvent } from '../../../../machines/cancelRenewal/cancelRenewal.rules.ts';
import type { CancelRenewalView } from '../../../../machines/cancelRenewal/cancelRenewal.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { CallStore } from '../../paying/CallStore.tsx';

/** The lender's own reason where it gave one, and whom to call. The renewal stands. */
export function NotOffered({ view: { failure, storePhone }, send }: ScreenProps<CancelRenewalView, CancelRenewalEvent>) {
  const again = () => send({ type: 'retry.chosen' });
  return (
    <>
      {failure?.kind === 'refused' ? (
        <FailureNote failure={failure} topic="other" onRetry={again} />
      ) : (
        <Notice
          tone="info"
          title={<Trans>You can’t cancel it online right now</Trans>}
          actions={
            <Button onPress={again}>
              <Trans>Check again</Trans>
            </Button>
          }
        >
          <Trans>The last day to cancel has passed, or there has been activity on this loan since.</Trans>
        </Notice>
      )}
      {storePhone !== '' && <CallStore number={storePhone} />}
    </>
  );
}

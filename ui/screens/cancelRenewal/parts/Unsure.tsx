import { Trans } from '@lingui/react/macro';
import type { CancelRenewalEvent } from '../../../../machines/cancelRenewal/cancelRenewal.rules.ts';
import type { CancelRenewalView } from '../../../../machines/cancelRenewal/cancelRenewal.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { FailureSmallPrint } from '../../../kit/FailureNote.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { CallStore } from '../../paying/CallStore.tsx';

/** Neither the request nor the loan was answered: it may be canceled, or not. */
export const Unsure = ({ view: { failure, storePhone }, send }: ScreenProps<CancelRenewalView, CancelRenewalEvent>) => (
  <>
    <Notice
      tone="warning"
      live="alert"
      title={<Trans>We don’t know yet if it’s canceled</Trans>}
      actions={
        <Button kind="primary" onPress={() => send({ type: 'retry.chosen' })}>
          <Trans>Check again</Trans>
        </Button>
      }
    >
      <p>
        <Trans>We sent your request but didn’t get an answer. Nothing is canceled or paid back twice.</Trans>
      </p>
      <FailureSmallPrint failure={failure} topic="other" />
    </Notice>
    {storePhone !== '' && <CallStore number={storePhone} />}
  </>
);

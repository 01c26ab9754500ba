import { Trans } from '@lingui/react/macro';
import type { AccountDisclosuresView } from '../../../../machines/agreement/agreement.view.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { CallButton } from '../../../kit/Phone.tsx';
import { phoneText } from '../../../kit/phone.ts';

/** The papers are confirmed, and the portal cannot sign them. */
export const InStore = ({ view: { storePhoneNumber } }: { view: AccountDisclosuresView }) => (
  <>
    <Notice tone="info" live="status" title={<Trans>Your papers are confirmed</Trans>}>
      <Trans>This loan also needs your signature, and it is signed in the store. Nothing was charged.</Trans>
    </Notice>
    {storePhoneNumber !== '' && (
      <CallButton number={storePhoneNumber}>
        <Trans>Call the store: {phoneText(storePhoneNumber)}</Trans>
      </CallButton>
    )}
  </>
);

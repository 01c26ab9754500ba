import { Trans } from '@lingui/react/macro';
import type { AutoPayConfirmView } from '../../../../machines/autopay/autopay.view.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { Phone } from '../../../kit/Phone.tsx';

/** Why autopay is not offered, and whom to call. Spec: FLAG-007, OPEN-039. */
export const WhyNot = ({ view: { whyNot, storePhoneNumber } }: { view: AutoPayConfirmView }) => (
  <Notice tone="info" title={<Trans>Autopay is not offered here</Trans>}>
    {whyNot === 'loanIsSigned' && <Trans>This loan waits for your signature. You owe nothing on it yet.</Trans>}
    {whyNot === 'loanTakesPayments' && <Trans>This loan takes no payments online.</Trans>}
    {whyNot === 'isOffered' && <Trans>Autopay is not offered for this loan now.</Trans>}
    {whyNot === 'cardsMayPay' && <Trans>Cards cannot pay this loan online.</Trans>}{' '}
    {storePhoneNumber !== '' && (
      <Trans>
        Questions? Call your store: <Phone number={storePhoneNumber} />
      </Trans>
    )}
  </Notice>
);

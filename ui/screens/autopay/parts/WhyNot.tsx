import { Trans } from '@lingui/react/macro';
import type { AutoPayConfirmView } from '../../../../machines/autopay/autopay.view.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { Phone } from '../../../kit/Phone.tsx';

/** Why autopay is not offered, and whom to call. Spec: FLAG-007, OPEN-039. */
export const WhyNot = ({ view: { whyNot, storePhoneNumber } }: { view: AutoPayConfirmView }) => (
  <Notice tone="info" title={<Trans>Autopay isn’t available here</Trans>}>
    {whyNot === 'loanIsSigned' && <Trans>This loan waits for your signature. You owe nothing on it yet.</Trans>}
    {whyNot === 'loanTakesPayments' && <Trans>This loan can’t be paid online.</Trans>}
    {whyNot === 'isOffered' && <Trans>Autopay isn’t available for this loan right now.</Trans>}
    {whyNot === 'cardsMayPay' && <Trans>You can’t pay this loan online with a card.</Trans>}{' '}
    {storePhoneNumber !== '' && (
      <Trans>
        Questions? Call your store: <Phone number={storePhoneNumber} />
      </Trans>
    )}
  </Notice>
);

import { Trans } from '@lingui/react/macro';
import { Notice } from '../../../kit/Notice.tsx';
import { Phone } from '../../../kit/Phone.tsx';

/** The payment processor has no card form: the store takes the card. Spec: OPEN-047. */
export const NoForm = ({ number }: { number: string }) => (
  <Notice tone="info" title={<Trans>Your store can add your card</Trans>}>
    {number === '' ? (
      <Trans>You can’t add a card here. Call your store to add one.</Trans>
    ) : (
      <Trans>
        You can’t add a card here. Call your store to add one: <Phone number={number} />
      </Trans>
    )}
  </Notice>
);

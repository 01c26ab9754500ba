import { Trans } from '@lingui/react/macro';
import { Phone } from '../../kit/Phone.tsx';

/** The store's number: a guest can open no other page of the portal. */
export const CallStore = ({ number }: { number: string }) => (
  <p className="payment-store">
    <Trans>
      Questions? Call your store: <Phone number={number} />
    </Trans>
  </p>
);

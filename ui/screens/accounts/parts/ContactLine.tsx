import { Trans } from '@lingui/react/macro';
import type { Contact } from '../../../../machines/accounts/accounts.rules.ts';
import { Phone } from '../../../kit/Phone.tsx';

/** The phone number and its hours. Spec: OPEN-034. */
export function ContactLine({ contact }: { contact: Contact }) {
  return (
    <>
      <Phone number={contact.phone} />
      {contact.hours !== '' && <span className="contact-hours">{contact.hours}</span>}
    </>
  );
}

export function ContactName({ contact }: { contact: Contact }) {
  return contact.who === 'store' ? <Trans>Your store</Trans> : <Trans>Customer service</Trans>;
}

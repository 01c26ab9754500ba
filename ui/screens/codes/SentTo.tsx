import { Trans } from '@lingui/react/macro';
import type { Codes } from '../../../machines/verifyCode/codes.rules.ts';

type Props = Pick<Codes, 'sent'> & {
  /** Who got the code, where it is not the customer. */
  name?: string | undefined;
};

/** Where the code went, and what to do when it does not arrive. The lead of the code screens. */
export const SentTo = ({ sent, name }: Props) => (name === undefined ? <ToCustomer sent={sent} /> : <ToOther sent={sent} name={name} />);

/** The other party of a loan, who passes the code on. Spec: FLOW-REFI-15. */
function ToOther({ sent, name }: Pick<Codes, 'sent'> & { name: string }) {
  const destination = sent?.destination;
  switch (sent?.method) {
    case undefined:
    case 'text':
      return (
        <Trans>
          We sent {name} a text message with a code, to {destination}. Ask {name} for it.
        </Trans>
      );
    case 'email':
      return (
        <Trans>
          We sent {name} an email with a code, to {destination}. It can take a minute. Ask {name} for it.
        </Trans>
      );
    case 'voice':
      return (
        <Trans>
          We’re calling {name} at {destination} with the code. Ask {name} for it.
        </Trans>
      );
  }
}

function ToCustomer({ sent }: Pick<Codes, 'sent'>) {
  switch (sent?.method) {
    case undefined:
      return <Trans>Enter the code we sent you.</Trans>;
    case 'email':
      return <Trans>We sent a code to {sent.destination}. It can take a minute. Check your spam folder, too.</Trans>;
    case 'text':
      return <Trans>We sent a text message with a code to {sent.destination}.</Trans>;
    case 'voice':
      return <Trans>We’re calling {sent.destination} to tell you the code.</Trans>;
  }
}

import { Trans } from '@lingui/react/macro';
import type { Codes } from '../../../machines/verifyCode/codes.rules.ts';

/** Where the code went, and what to do when it does not arrive. The lead of the code screens. */
export function SentTo({ sent }: Pick<Codes, 'sent'>) {
  switch (sent?.method) {
    case undefined:
      return <Trans>Enter the code we sent you.</Trans>;
    case 'email':
      return <Trans>We sent a code to {sent.destination}. It can take a minute. Look in your spam folder, too.</Trans>;
    case 'text':
      return <Trans>We sent a text message with a code to {sent.destination}.</Trans>;
    case 'voice':
      return <Trans>We are calling {sent.destination} to tell you the code.</Trans>;
  }
}

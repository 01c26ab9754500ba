import { Trans } from '@lingui/react/macro';
import type { SigningView } from '../../../../machines/signing/signing.view.ts';

type Props = Pick<SigningView, 'signingType'>;

/** What is signed. */
export function Subject({ signingType }: Props) {
  switch (signingType) {
    case 'refinance':
      return <Trans>You’re signing the documents you just read: your new loan, with exactly the terms you chose.</Trans>;
    case 'origination':
      return <Trans>You’re signing the documents for your new loan, with exactly the terms you chose.</Trans>;
    case 'addOn':
      return <Trans>You’re signing the documents for the cash you’re getting on this loan.</Trans>;
    case 'settlement':
      return <Trans>You’re signing the documents for your settlement: what you pay, and that you won’t owe anything more.</Trans>;
  }
}

/** Where a customer goes who does not sign: to another amount, where there is one to choose. A new loan is made already. */
export function NotSigning({ signingType }: Props) {
  const isMade = signingType === 'settlement' || signingType === 'origination';
  return isMade ? <Trans>Go back without signing</Trans> : <Trans>Change the amount</Trans>;
}

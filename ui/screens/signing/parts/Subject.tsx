import { Trans } from '@lingui/react/macro';
import type { SigningView } from '../../../../machines/signing/signing.view.ts';

type Props = Pick<SigningView, 'signingType'>;

/** What is signed. */
export function Subject({ signingType }: Props) {
  switch (signingType) {
    case 'refinance':
      return <Trans>You sign the papers that you have just read: your new loan, for exactly the terms that you chose.</Trans>;
    case 'origination':
      return <Trans>You sign the papers of your new loan, for exactly the terms that you chose.</Trans>;
    case 'addOn':
      return <Trans>You sign the papers of the cash that you take out of this loan.</Trans>;
    case 'settlement':
      return <Trans>You sign the papers of your settlement: what you pay, and that nothing is owed afterwards.</Trans>;
  }
}

/** Where a customer goes who does not sign: to another amount, where there is one to choose. */
export function NotSigning({ signingType }: Props) {
  return signingType === 'settlement' ? <Trans>Go back without signing</Trans> : <Trans>Change the amount</Trans>;
}

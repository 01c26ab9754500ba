import { Trans } from '@lingui/react/macro';
import type { PayClause } from '../../../../machines/accounts/accounts.rules.ts';

/** Why a payment cannot be made, as the clause that forbids it says. */
export function WhyNotPay({ clause }: { clause: PayClause }) {
  switch (clause) {
    case 'loanIsActive':
      return <Trans>There is nothing left to pay on this account.</Trans>;
    case 'statusAllows':
      return <Trans>Payments can’t be made here because of the status of this account.</Trans>;
    case 'storeIsNotNeeded':
      return <Trans>Only your store can take a payment for this loan.</Trans>;
    case 'brandIsOpen':
      return <Trans>This brand isn’t available right now. Please try again later.</Trans>;
    case 'loanIsSigned':
      return <Trans>This loan waits for your signature. You owe nothing on it yet.</Trans>;
    case 'loanIsPayable':
      return <Trans>We need a Social Security number on file before you can pay this loan here. Please call us.</Trans>;
    case 'somethingIsOwed':
      return <Trans>Nothing is owed on this account.</Trans>;
  }
}

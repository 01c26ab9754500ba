import { Trans } from '@lingui/react/macro';
import type { StatusName } from '../../../../machines/accounts/accounts.rules.ts';

/** Why a loan's status allows no action. Spec: portal §3 "Loan status ids", OPEN-039. */
export function StatusReason({ status }: { status: StatusName }) {
  switch (status) {
    case 'Bankrupt':
    case 'BankruptChargedOff':
      return <Trans>This account is part of a bankruptcy. The law does not let us take payments for it here.</Trans>;
    case 'ChargedOff':
    case 'OutForRepoChargedOff':
    case 'RepossessedChargedOff':
      return <Trans>This account has been charged off. It can still be settled, but only by phone.</Trans>;
    case 'Sold':
      return <Trans>This account now belongs to another company. We can tell you who to contact.</Trans>;
    case 'Chargeback':
      return <Trans>A payment on this account was returned by your bank. We need to speak with you before you pay again.</Trans>;
    case 'Refinance':
      return <Trans>This loan has been replaced by a new one. You will find the new loan among your accounts.</Trans>;
    case 'Rescinded':
      return <Trans>This loan has been canceled. Nothing is due on it.</Trans>;
    case 'Deleted':
      return <Trans>This account is no longer in use.</Trans>;
    case 'PaidOff':
    case 'Closed':
    case 'Settled':
      return <Trans>There is nothing left to pay on this account.</Trans>;
    case 'OutForRepo':
      return <Trans>This vehicle is out for repossession. Call us before you pay.</Trans>;
    case 'Repossessed':
      return <Trans>This vehicle has been repossessed. Call us before you pay.</Trans>;
    case 'Open':
    case 'Default':
    case 'ActiveDefault':
      return <Trans>This account needs a call before it can be used here.</Trans>;
  }
}

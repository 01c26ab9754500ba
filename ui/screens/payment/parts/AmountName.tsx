import { Trans } from '@lingui/react/macro';
import type { AmountOption } from '../../../../machines/payment/amount.rules.ts';
import type { LoanLine } from '../../../../machines/payment/views/common.ts';

/** An amount by its name. Spec: portal §3 "Payment state" (OPEN-006). */
export function AmountName({ type, loan }: { type: AmountOption['type']; loan: LoanLine | null }) {
  switch (type) {
    case 'minimumDue':
      return loan && loan.amounts.pastDue > 0 ? <Trans>Past due and next payment</Trans> : <Trans>Minimum due</Trans>;
    case 'pastDue':
      return <Trans>Past due</Trans>;
    case 'payoff':
      return <Trans>Pay off the loan</Trans>;
    case 'other':
      return <Trans>Another amount</Trans>;
    case 'onlineProduct':
      return <Trans>Amount for the new product</Trans>;
    case 'settlement':
      return <Trans>Settlement amount</Trans>;
    case 'ofrReinstate':
      return <Trans>Amount to reinstate the loan</Trans>;
  }
}

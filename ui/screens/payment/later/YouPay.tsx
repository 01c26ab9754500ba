import { Trans } from '@lingui/react/macro';
import type { LoanLine } from '../../../../machines/payment/views/common.ts';
import type { ReviewPaymentView } from '../../../../machines/payment/views/reviewPayment.ts';

/** "You pay (minimum due)": the kind of amount that is paid. Spec: OPEN-006. */
export function YouPay({ type, loan }: { type: ReviewPaymentView['amountType']; loan: LoanLine | null }) {
  switch (type) {
    case 'minimumDue':
      return loan && loan.amounts.pastDue > 0 ? <Trans>You pay (past due and next payment)</Trans> : <Trans>You pay (minimum due)</Trans>;
    case 'pastDue':
      return <Trans>You pay (past due)</Trans>;
    case 'payoff':
      return <Trans>You pay (payoff amount)</Trans>;
    case 'settlement':
      return <Trans>You pay (settlement amount)</Trans>;
    case 'ofrReinstate':
      return <Trans>You pay (to reinstate the loan)</Trans>;
    case 'onlineProduct':
    case 'other':
      return <Trans>You pay</Trans>;
  }
}

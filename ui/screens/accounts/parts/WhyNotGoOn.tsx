import { Trans } from '@lingui/react/macro';
import type { WhyNotGoOn as Why } from '../../../../machines/accounts/unfinished.view.ts';
import { WhyNotDraw } from '../../cash/WhyNotDraw.tsx';
import { WhyNotPay } from './WhyNotPay.tsx';

/** Why an unfinished step cannot be taken up now. */
export function WhyNotGoOn({ why }: { why: Why }) {
  if (why.of === 'payment') return <WhyNotPay clause={why.clause} />;
  if (why.of === 'draw') return <WhyNotDraw clause={why.clause} />;
  switch (why.clause) {
    case 'outcomeIsKnown':
      return <Trans>First we find out what became of the request you sent. Then you can continue here.</Trans>;
    case 'loanIsListed':
      return <Trans>This loan is no longer in your accounts.</Trans>;
    case 'noDrawIsOpen':
      return <Trans>Another cash advance on this loan is not finished yet.</Trans>;
    case 'noBankruptcy':
      return <Trans>You have an account that is part of a bankruptcy.</Trans>;
  }
}

import { Trans } from '@lingui/react/macro';
import type { WhereView } from '../../../machines/kit/where.ts';
import { MethodName } from '../paying/MethodName.tsx';

/** Where money goes: the card, where it is known, or the way. ACH is known, and shown only when the lender names it (CONST-043, CONF-013). */
export function WayName({ where: { way, card } }: { where: WhereView }) {
  if (card) return <MethodName method={card} />;
  switch (way) {
    case 'store':
      return <Trans>Cash at the store</Trans>;
    case 'moneyGram':
      return <Trans>MoneyGram</Trans>;
    case 'debit':
      return <Trans>Debit card</Trans>;
    case 'ach':
      return <Trans>Bank transfer (ACH)</Trans>;
    case 'none':
      return null;
  }
}

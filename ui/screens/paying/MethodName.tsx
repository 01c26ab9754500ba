import { Trans } from '@lingui/react/macro';
import type { CardName } from '../../../machines/kit/card.ts';

const NETWORKS = { amex: 'American Express', discover: 'Discover', mastercard: 'Mastercard', visa: 'Visa' } as const;

/** "Visa ending in 4242". Never more than the last four digits (RULE-030). */
export function MethodName({ method }: { method: CardName }) {
  const { cardType, lastFour } = method;
  if (cardType === 'bank') return <Trans>Bank account ending in {lastFour}</Trans>;
  const network = NETWORKS[cardType];
  return (
    <Trans>
      {network} ending in {lastFour}
    </Trans>
  );
}

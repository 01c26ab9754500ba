import { Trans } from '@lingui/react/macro';
import type { AutoPayName } from '../../../../machines/accounts/accountCard.view.ts';

const NETWORKS = { amex: 'American Express', discover: 'Discover', mastercard: 'Mastercard', visa: 'Visa' } as const;

/** As `MethodName` says it. That one comes with a payment's file, one request more at the start of an account. Nothing when the service has no name. */
export function AutoPayMethod({ autoPay: { card, words } }: { autoPay: AutoPayName }) {
  if (card === null) return words;
  const { cardType, lastFour } = card;
  if (cardType === 'bank') return <Trans>Bank account ending in {lastFour}</Trans>;
  const network = NETWORKS[cardType];
  return (
    <Trans>
      {network} ending in {lastFour}
    </Trans>
  );
}

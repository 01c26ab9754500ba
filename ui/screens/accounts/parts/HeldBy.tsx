import { Trans } from '@lingui/react/macro';
import type { AccountCard } from '../../../../machines/accounts/accountCard.view.ts';
import { Notice } from '../../../kit/Notice.tsx';

/** The other party renews this loan now: the customer reads it before starting the same. A plain payment stays possible. Spec: ROLE-007. */
export function HeldBy({ card: { heldBy, useRefiTerm, whyNotPay } }: { card: AccountCard }) {
  if (heldBy === '') return null;
  return (
    <Notice
      tone="info"
      live="status"
      title={useRefiTerm ? <Trans>{heldBy} is refinancing this loan now</Trans> : <Trans>{heldBy} is renewing this loan now</Trans>}
    >
      <Trans>Only one of you can do this at a time.</Trans> {whyNotPay === null && <Trans>You can still make a payment.</Trans>}
    </Notice>
  );
}

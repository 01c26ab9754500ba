import { Trans } from '@lingui/react/macro';
import type { AddCardView } from '../../../../machines/addCard/addCard.view.ts';
import { Icon } from '../../../kit/Icon.tsx';

/** What the card in the form can do, once its first digits tell. The line is there from the start: nothing moves when it is filled. Spec: CALL-085. */
export function CardCan({ kind, purpose }: Pick<AddCardView, 'kind' | 'purpose'>) {
  return (
    <p className="payment-safe card-can" role="status">
      {kind && <Icon name={kind.canDisburse ? 'good' : 'info'} />}
      {kind && <What kind={kind} purpose={purpose} />}
    </p>
  );
}

function What({ kind, purpose }: { kind: NonNullable<AddCardView['kind']>; purpose: AddCardView['purpose'] }) {
  if (purpose === 'refer')
    return kind.canDisburse ? <Trans>This card can receive money.</Trans> : <Trans>This card can’t receive money. Use a debit card.</Trans>;
  return kind.canDisburse ? (
    <Trans>You can pay with this card, and it can receive money.</Trans>
  ) : (
    <Trans>You can pay with this card. It can’t receive money.</Trans>
  );
}

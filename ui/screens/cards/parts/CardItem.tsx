import { Trans, useLingui } from '@lingui/react/macro';
import type { CardsEvent } from '../../../../machines/cards/cards.rules.ts';
import type { CardRow } from '../../../../machines/cards/cards.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Badge } from '../../../kit/Card.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { LoanName } from '../../paying/LoanName.tsx';
import { MethodName } from '../../paying/MethodName.tsx';

type Props = { row: CardRow; busy: boolean; send: (event: CardsEvent) => void };

/** One saved card: what it is called, how long it is valid, what it is used for. */
export function CardItem({ row, busy, send }: Props) {
  const { t } = useLingui();
  const { card, holder, autoPays, lastFour } = row;
  return (
    <li className="card cards-item">
      <Icon name={row.cardType === 'bank' ? 'bank' : 'card'} />
      <div className="cards-words">
        <p className="cards-name">
          <MethodName method={row} />
        </p>
        {/* a screen reader has the last four digits already, and would read out each bullet */}
        <p className="cards-detail" aria-hidden="true">
          {row.number}
        </p>
        <p className="cards-detail">
          <Validity row={row} />
          {holder !== '' && <span>{holder}</span>}
        </p>
        <Uses row={row} />
        {autoPays.map((loan) => (
          <p key={loan.loanHeader} className="card-note">
            <Trans>
              Autopay for <LoanName loan={loan} />
            </Trans>
          </p>
        ))}
      </div>
      <Button
        kind="quiet"
        busy={busy}
        label={row.cardType === 'bank' ? t`Remove the bank account ending in ${lastFour}` : t`Remove the card ending in ${lastFour}`}
        onPress={() => send({ type: 'card.removeChosen', card })}
      >
        <Trans>Remove</Trans>
      </Button>
    </li>
  );
}

function Validity({ row: { validity, expiry } }: Pick<Props, 'row'>) {
  if (expiry === '') return null;
  if (validity === 'expired')
    return (
      <Badge tone="danger">
        <Trans>Expired {expiry}</Trans>
      </Badge>
    );
  if (validity === 'soon')
    return (
      <Badge tone="warning">
        <Trans>Expires soon: {expiry}</Trans>
      </Badge>
    );
  return (
    <span>
      <Trans>Expires {expiry}</Trans>
    </span>
  );
}

function Uses({ row: { isDefault, canDisburse, autoPays } }: Pick<Props, 'row'>) {
  if (!isDefault && !canDisburse && autoPays.length === 0) return null;
  return (
    <p className="cards-uses">
      {isDefault && (
        <Badge tone="good">
          <Trans>Default for payments</Trans>
        </Badge>
      )}
      {autoPays.length > 0 && (
        <Badge tone="info">
          <Trans>Autopay</Trans>
        </Badge>
      )}
      {canDisburse && (
        <Badge>
          <Trans>Can receive money</Trans>
        </Badge>
      )}
    </p>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferView } from '../../../../machines/offers/offers.view.ts';
import { Badge, Figure } from '../../../kit/Card.tsx';
import { DateText } from '../../../kit/DateText.tsx';
import { Money } from '../../../kit/Money.tsx';
import { AMOUNT_LABEL } from './offerTexts.ts';

type Props = { offer: OfferView; today: string; size: 'large' | 'hero' };

/** The amount of an offer and its last day. */
export function OfferFigure({ offer, today, size }: Props) {
  const { i18n } = useLingui();
  const last = <DateText day={offer.goodThrough} today={today} />;
  const until = offer.expired ? <Trans>Expired on {last}</Trans> : <Trans>Good through {last}</Trans>;
  return (
    <div className="offer-head">
      {offer.amount === null ? (
        <p className="figure-note">{until}</p>
      ) : (
        <Figure label={i18n._(AMOUNT_LABEL[offer.kind])} note={until}>
          <Money cents={offer.amount} size={size} />
        </Figure>
      )}
      {size === 'large' && <Mark offer={offer} />}
    </div>
  );
}

/** In the list: what is new, and what has expired. */
function Mark({ offer }: { offer: OfferView }) {
  if (offer.expired) {
    return (
      <Badge>
        <Trans>Expired</Trans>
      </Badge>
    );
  }
  return offer.isNew ? (
    <Badge tone="info">
      <Trans>New</Trans>
    </Badge>
  ) : null;
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { Brand } from '../../../../machines/kit/brand.ts';
import { offerPlace } from '../../../../machines/kit/places.ts';
import type { OffersEvent } from '../../../../machines/offers/offers.machine.ts';
import type { OfferView } from '../../../../machines/offers/offers.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Card } from '../../../kit/Card.tsx';
import { dayText } from '../../../kit/days.ts';
import { productText } from '../../loan/productText.ts';
import { OfferFigure } from './OfferFigure.tsx';
import { OFFER_TITLE } from './offerTexts.ts';

type Props = { offer: OfferView; brand: Brand | null; today: string; send: (event: OffersEvent) => void };

/** One offer in the list: what it is, how much, until when. */
export function OfferItem({ offer, brand, today, send }: Props) {
  const { i18n, t } = useLingui();
  const title = i18n._(OFFER_TITLE[offer.kind]);
  const day = dayText(offer.goodThrough, i18n.locale, 'full', today);
  const screen = offer.kind === 'widget' ? 'WidgetOffer' : 'OfferDetails';
  return (
    <li>
      <Card
        tone={offer.expired ? 'quiet' : 'plain'}
        title={title}
        note={
          offer.loan && (
            <>
              {productText(i18n, offer.loan.productName)} · <span className="loan-number">{offer.loan.loanHeader}</span>
            </>
          )
        }
        footer={
          <Button
            to={brand && offerPlace(brand, screen, offer.offer)}
            label={t`See this offer: ${title}, ${day}`}
            onPress={() => send({ type: 'offer.opened', offer: offer.offer })}
          >
            <Trans>See this offer</Trans>
          </Button>
        }
      >
        <OfferFigure offer={offer} today={today} size="large" />
      </Card>
    </li>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { offers } from '../../../../machines/kit/places.ts';
import type { OffersEvent } from '../../../../machines/offers/offers.machine.ts';
import type { OffersView, OfferView } from '../../../../machines/offers/offers.view.ts';
import { useBrandName } from '../../../brands/productName.ts';
import { Button } from '../../../kit/Button.tsx';
import { MomentText } from '../../../kit/DateText.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { Page } from '../../../kit/Page.tsx';
import { productText } from '../../loan/productText.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { OfferFigure } from './OfferFigure.tsx';
import { OFFER_TITLE } from './offerTexts.ts';

type Props = {
  view: OffersView;
  send: (event: OffersEvent) => void;
  /** What it is, and how to take it; an expired offer has none. Spec: portal §4 "Settlement offer" (P118). */
  children: (offer: OfferView) => ReactNode;
};

/** One offer: how much, until when, for which loan. */
export function OfferPage({ view, send, children }: Props) {
  const { i18n } = useLingui();
  const brandName = useBrandName();
  const { screen, brand, opened, today, timeZone } = view;
  // a loan that is made is signed after the end of its offer, too
  const isOver = opened?.expired === true && opened.progress !== 'made';
  return (
    <Page
      screen={screen}
      title={opened ? i18n._(OFFER_TITLE[opened.kind]) : <Trans>Offer</Trans>}
      eyebrow={brand && brandName(brand)}
      busy={view.busy}
    >
      {opened ? (
        <>
          {isOver && (
            <Notice tone="warning" title={<Trans>This offer has expired.</Trans>}>
              <Trans>It can no longer be accepted.</Trans>
            </Notice>
          )}
          <OfferFigure offer={opened} today={today} size="hero" />
          {!isOver && children(opened)}
          <Facts>
            {opened.loan && (
              <>
                <Fact label={<Trans>Loan</Trans>}>
                  {productText(i18n, opened.loan.productName)} · <span className="loan-number">{opened.loan.loanHeader}</span>
                </Fact>
                <Fact label={<Trans>Secured by</Trans>}>{opened.loan.collateral}</Fact>
                <Fact label={<Trans>Payoff amount today</Trans>}>
                  <Money cents={opened.loan.payoffAmount} />
                </Fact>
              </>
            )}
            <Fact label={opened.expired ? <Trans>Offer ended</Trans> : <Trans>Offer ends</Trans>}>
              <MomentText moment={opened.docExp} timeZone={timeZone} />
            </Fact>
          </Facts>
        </>
      ) : (
        <NotLoaded view={view} send={send} />
      )}
      {brand && view.offers && (
        <p className="offer-way">
          <Button kind="quiet" to={offers(brand)} onPress={() => send({ type: 'offers.opened' })}>
            <Trans>See all my offers</Trans>
          </Button>
        </p>
      )}
    </Page>
  );
}

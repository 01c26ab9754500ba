import { Plural, Trans } from '@lingui/react/macro';
import { HOME } from '../../../machines/kit/places.ts';
import type { OffersEvent } from '../../../machines/offers/offers.machine.ts';
import type { OffersView, OfferView } from '../../../machines/offers/offers.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { List, Section } from '../../kit/Card.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { NotLoaded } from './parts/NotLoaded.tsx';
import { OfferItem } from './parts/OfferItem.tsx';

type Props = { view: OffersView; send: (event: OffersEvent) => void };

/** The offers of a brand; those that have expired are below the others. Spec: portal §2 "Offers" (ROUTE-050, PROD-024). */
export function Offers({ view, send }: Props) {
  const brandName = useBrandName();
  const { brand, offers, unviewedOffersCount: count } = view;
  const list = (listed: readonly OfferView[]) => (
    <List>
      {listed.map((offer) => (
        <OfferItem key={offer.offer} offer={offer} brand={brand} today={view.today} send={send} />
      ))}
    </List>
  );
  return (
    <Page
      screen="Offers"
      title={<Trans>Offers</Trans>}
      eyebrow={brand && brandName(brand)}
      lead={count > 0 && <Plural value={count} one="# offer is new." other="# offers are new." />}
      busy={view.busy}
    >
      {view.gone && (
        <Notice tone="warning" live="status" title={<Trans>This offer is no longer available.</Trans>}>
          <Trans>It may have been used or withdrawn. These are the offers you have now.</Trans>
        </Notice>
      )}
      {offers === null && <NotLoaded view={view} send={send} />}
      {offers?.good.length === 0 && (
        <Notice tone="info" title={<Trans>There are no offers for you right now.</Trans>}>
          <Trans>When there’s a new one, you’ll see it in the menu.</Trans>
        </Notice>
      )}
      {offers && offers.good.length > 0 && list(offers.good)}
      {offers && offers.expired.length > 0 && <Section title={<Trans>Expired offers</Trans>}>{list(offers.expired)}</Section>}
      <p className="offer-way">
        <Button kind="quiet" to={HOME} onPress={() => send({ type: 'flow.left' })}>
          <Trans>See my accounts</Trans>
        </Button>
      </p>
    </Page>
  );
}

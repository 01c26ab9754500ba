import { Trans, useLingui } from '@lingui/react/macro';
import { storeDetails } from '../../../machines/kit/places.ts';
import type { StoresEvent } from '../../../machines/stores/stores.rules.ts';
import type { StoreView } from '../../../machines/stores/stores.view.ts';
import { useBrandName } from '../../brands/productName.ts';
import { Button } from '../../kit/Button.tsx';
import { Section } from '../../kit/Card.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { OutsideLink } from '../../papers/OutsideLink.tsx';
import { StoreAddress } from '../store/StoreAddress.tsx';
import { Meetings } from './parts/Meetings.tsx';
import { NoStore } from './parts/NoStore.tsx';

type Props = { view: StoreView; send: (event: StoresEvent) => void };

/** A store: where it is, when it is open, whom to call. Spec: portal §2 "Stores/:storeId" (ROUTE-056, CALL-093, CALL-094). */
export function StoreDetails({ view, send }: Props) {
  const brandName = useBrandName();
  const { brand, store } = view;
  return (
    <Page
      screen="StoreDetails"
      title={store ? store.name : <Trans>Store</Trans>}
      eyebrow={brand && <Trans>{brandName(brand)} store</Trans>}
      busy={view.busy}
    >
      {view.state === 'loading' && (
        <>
          <Skeleton lines={3} />
          <Skeleton size="button" />
          <Skeleton lines={4} />
        </>
      )}
      {(view.state === 'unknown' || view.state === 'failed') && <NoStore view={view} send={send} />}
      {store && view.state === 'open' && <Content view={view} store={store} send={send} />}
    </Page>
  );
}

function Content({ view, store, send }: Props & { store: NonNullable<StoreView['store']> }) {
  const brandName = useBrandName();
  const { brand, otherBrand } = view;
  return (
    <>
      {brand && otherBrand && (
        <Notice tone="info">
          <Trans>
            This store belongs to {brandName(brand)}, not to {brandName(otherBrand)}.
          </Trans>
        </Notice>
      )}
      <StoreAddress address={store.address} mapPage={store.mapPage} />
      <p className="contact-phone">
        <Icon name="phone" />
        <Phone number={store.phone} />
      </p>
      <Meetings view={view} send={send} />
      <Section title={<Trans>Hours</Trans>}>
        <p className="store-hours">
          {store.hours.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </Section>
      <MapPicture view={view} name={store.name} />
      <OtherStores view={view} send={send} />
    </>
  );
}

/** The map that the service draws, at its final size while it loads. Nothing where there is none: the address says it. Spec: CALL-094. */
function MapPicture({ view: { map, mapState }, name }: { view: StoreView; name: string }) {
  const { t } = useLingui();
  if (mapState === 'missing') return null;
  if (map === '') return <div className="store-map" aria-hidden="true" />;
  return <img className="store-map" src={`data:image/png;base64,${map}`} alt={t`Map of the streets around the store ${name}`} />;
}

/** The other stores of the brand, and its page of all of them. Spec: PROD-018. */
function OtherStores({ view, send }: Props) {
  const { brand, nearby, locatorPage } = view;
  if (!brand || (nearby.length === 0 && locatorPage === null)) return null;
  return (
    <Section title={<Trans>Other stores</Trans>}>
      {nearby.length > 0 && (
        <div className="store-others">
          {nearby.map(({ storeId, name }) => (
            <Button
              key={storeId}
              kind="quiet"
              to={storeDetails(brand, storeId)}
              onPress={() => send({ type: 'store.opened', brand, storeId })}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      {locatorPage && (
        <p>
          <OutsideLink address={locatorPage}>
            <Trans>Find a store</Trans>
          </OutsideLink>
        </p>
      )}
    </Section>
  );
}

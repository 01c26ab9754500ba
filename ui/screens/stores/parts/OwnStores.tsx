import { Trans } from '@lingui/react/macro';
import { storeDetails } from '../../../../machines/kit/places.ts';
import type { OwnStore, StoresEvent } from '../../../../machines/stores/stores.rules.ts';
import { useBrandName } from '../../../brands/productName.ts';
import { Button } from '../../../kit/Button.tsx';
import { Card, List } from '../../../kit/Card.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Phone } from '../../../kit/Phone.tsx';

/** The stores of the customer's own loans come first: they know the loan. */
export function OwnStores({ stores, send }: { stores: readonly OwnStore[]; send: (event: StoresEvent) => void }) {
  const brandName = useBrandName();
  return (
    <List>
      {stores.map(({ brand, storeId, phone }) => (
        <li key={storeId} data-brand={brand}>
          <Card
            title={<Trans>Your {brandName(brand)} store</Trans>}
            footer={
              <Button kind="quiet" to={storeDetails(brand, storeId)} onPress={() => send({ type: 'store.opened', brand, storeId })}>
                <Trans>Address and hours</Trans>
              </Button>
            }
          >
            <p className="contact-phone">
              <Icon name="phone" />
              <Phone number={phone} />
            </p>
          </Card>
        </li>
      ))}
    </List>
  );
}

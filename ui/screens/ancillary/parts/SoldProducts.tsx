import { Trans } from '@lingui/react/macro';
import type { AncillaryProductsConfirmView } from '../../../../machines/ancillary/ancillary.view.ts';
import { Figure } from '../../../kit/Card.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';
import { Price } from './Price.tsx';

/** What is sold, each with its price, and what that is together; what the lender requires is named. Spec: ROUTE-083 (ancillary-2). */
export function SoldProducts({ view: { products, sold } }: { view: AncillaryProductsConfirmView }) {
  const required = products.filter((product) => product.required);
  return (
    <>
      <Figure label={<Trans>Added to your new loan</Trans>}>
        <Money cents={sold.cents} size="hero" />
      </Figure>
      <Facts>
        {products.map(({ productId, name, price }) => (
          <Fact key={productId} label={name}>
            <Price cents={price} />
          </Fact>
        ))}
      </Facts>
      {required.map(({ productId, name }) => (
        <p key={productId}>
          <Trans>Required by your lender for the new loan: {name}</Trans>
        </p>
      ))}
    </>
  );
}

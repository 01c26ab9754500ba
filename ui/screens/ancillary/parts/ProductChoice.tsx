import { Trans } from '@lingui/react/macro';
import type { ProductView } from '../../../../machines/ancillary/ancillary.view.ts';
import { Price } from './Price.tsx';

type Props = { product: ProductView; onChoose: (chosen: boolean) => void };

/** A product that the customer may add: a box, its price, what it does and what becomes of the price. */
export function ProductChoice({ product: { productId, name, description, price, chosen }, onChoose }: Props) {
  const id = `product-${productId}`;
  return (
    <div className="choice">
      <label className="choice-label">
        <input
          id={id}
          type="checkbox"
          className="check-mark"
          checked={chosen}
          aria-describedby={`${id}-detail`}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <span className="choice-title">{name}</span>
        <span className="choice-amount">
          <Price cents={price} />
        </span>
      </label>
      <div id={`${id}-detail`} className="choice-detail">
        <p>{description}</p>
        {price > 0 && (
          <p>
            <Trans>Becomes part of your new loan.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

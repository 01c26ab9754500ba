import { Trans } from '@lingui/react/macro';
import type { ProductView } from '../../../../machines/ancillary/ancillary.view.ts';
import { Badge, Card } from '../../../kit/Card.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Price } from './Price.tsx';

/** A product without which there is no new loan: no choice, and no box. Spec: FLOW-REFI-19 (ancillary-2, ancillary-4). */
export function RequiredProduct({ product: { name, description, price } }: { product: ProductView }) {
  const required = (
    <Badge tone="info">
      <Trans>Required</Trans>
    </Badge>
  );
  return (
    <Card title={name} note={required}>
      <p>{description}</p>
      <p>
        <Trans>Your lender requires it for your new loan, so it’s always included.</Trans>
      </p>
      <Facts>
        <Fact label={<Trans>Price</Trans>} strong>
          <Price cents={price} />
        </Fact>
      </Facts>
      {price > 0 && (
        <p>
          <Trans>Becomes part of your new loan.</Trans>
        </p>
      )}
    </Card>
  );
}

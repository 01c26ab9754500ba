import { Trans } from '@lingui/react/macro';
import type { AncillaryEvent } from '../../../../machines/ancillary/ancillary.rules.ts';
import type { AncillaryProductsView } from '../../../../machines/ancillary/ancillary.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Actions } from '../../../kit/Card.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { ContinueLabel } from './ContinueLabel.tsx';
import { ProductChoice } from './ProductChoice.tsx';
import { RequiredProduct } from './RequiredProduct.tsx';

/** What is required first, then what the customer may add; nothing is checked in advance. Spec: ROUTE-082. */
export function Choosing({ view, send }: ScreenProps<AncillaryProductsView, AncillaryEvent>) {
  const required = view.products.filter((product) => product.required);
  const optional = view.products.filter((product) => !product.required);
  return (
    <>
      <p>
        <Trans>You’ll pay interest on any price added to your new loan, just like on the rest of the loan.</Trans>
      </p>
      {required.map((product) => (
        <RequiredProduct key={product.productId} product={product} />
      ))}
      {optional.length > 0 && (
        <fieldset className="choices">
          <legend className="field-label">
            <Trans>Your choice: some, all or none</Trans>
          </legend>
          {optional.map((product) => (
            <ProductChoice
              key={product.productId}
              product={product}
              onChoose={(chosen) => send({ type: 'product.chosen', productId: product.productId, chosen })}
            />
          ))}
        </fieldset>
      )}
      <Actions>
        <Button kind="primary" wide onPress={() => send({ type: 'products.confirmed' })}>
          <ContinueLabel view={view} />
        </Button>
        <Button kind="quiet" onPress={() => send({ type: 'flow.left' })}>
          <Trans>Back to the costs</Trans>
        </Button>
      </Actions>
    </>
  );
}

import { Plural, Trans } from '@lingui/react/macro';
import type { AncillaryProductsView } from '../../../../machines/ancillary/ancillary.view.ts';
import { Money } from '../../../kit/Money.tsx';

/** What the button does, with how many products and how much. What is required is no extra. */
export function ContinueLabel({ view: { sold, products } }: { view: AncillaryProductsView }) {
  const { count, cents } = sold;
  const amount = <Money cents={cents} />;
  const hasRequired = products.some(({ required }) => required);
  if (count === 0) return <Trans>Continue without extras</Trans>;
  if (cents === 0) return <Plural value={count} one="Continue with # product, no charge" other="Continue with # products, no charge" />;
  return hasRequired ? (
    <Trans>
      <Plural value={count} one="Continue with # product" other="Continue with # products" />, {amount} added
    </Trans>
  ) : (
    <Trans>
      <Plural value={count} one="Continue with # extra" other="Continue with # extras" />, {amount} added
    </Trans>
  );
}

import type { Brand } from '../../../../machines/kit/brand.ts';
import { BrandSign } from '../../../brands/BrandSign.tsx';
import { useBrandName } from '../../../brands/productName.ts';

/** The brand's name for customers. */
export function BrandName({ brand }: { brand: Brand }) {
  return useBrandName()(brand);
}

/** The brand at the head of its accounts. */
export function BrandTitle({ brand }: { brand: Brand }) {
  return (
    <span className="brand-title">
      <BrandSign brand={brand} />
      <BrandName brand={brand} />
    </span>
  );
}

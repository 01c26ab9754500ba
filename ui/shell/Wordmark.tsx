import { Trans } from '@lingui/react/macro';
import { BrandSign } from '../brands/BrandSign.tsx';
import { useBrandName } from '../brands/productName.ts';
import type { Brand } from '../../machines/kit/brand.ts';

/** The brand's logo and name; the portal's own on pages without a brand. */
export function Wordmark({ brand }: { brand: Brand | null }) {
  const nameOf = useBrandName();
  return (
    <span className="wordmark">
      <BrandSign brand={brand} />
      <span className="wordmark-name">{brand ? nameOf(brand) : <Trans>My Loans</Trans>}</span>
    </span>
  );
}

import { Trans } from '@lingui/react/macro';
import { brandName } from '../brands/brands.ts';
import { BrandSign } from '../brands/BrandSign.tsx';
import type { Brand } from '../../machines/kit/brand.ts';

/** The brand's sign and name; the portal's own on pages without a brand. */
export function Wordmark({ brand, productName }: { brand: Brand | null; productName: string }) {
  return (
    <span className="wordmark">
      <BrandSign brand={brand} />
      <span className="wordmark-name">{brand ? brandName(brand, productName || undefined) : <Trans>My Loans</Trans>}</span>
    </span>
  );
}

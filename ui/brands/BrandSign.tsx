import type { Brand } from '../../machines/kit/brand.ts';
import { brandRecords } from './brands.ts';

/** The brand's logo, in the accent color; the portal's own without a brand. Always next to the name. */
export function BrandSign({ brand }: { brand: Brand | null }) {
  return (
    <svg className="brand-sign" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" focusable="false">
      {brand ? (
        brandRecords[brand].mark
      ) : (
        <>
          <rect x="3" y="8" width="26" height="18" rx="4" opacity=".35" />
          <path d="M3 12a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v2H3zM19 19h6v3h-6z" />
        </>
      )}
    </svg>
  );
}

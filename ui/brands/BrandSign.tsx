import type { Brand } from '../../machines/kit/brand.ts';
import { brandRecords } from './brands.ts';

const PORTAL = {
  full: 'M3 12a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v2H3zM19 19h6v3h-6z',
  faint: 'M3 14h26v8a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z',
};

/** The brand's logo, in the accent color; the portal's own without a brand. Always next to the name. */
export function BrandSign({ brand }: { brand: Brand | null }) {
  const { full, faint } = brand ? brandRecords[brand] : PORTAL;
  return (
    <svg className="brand-sign" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path d={full} />
      <path d={faint} opacity=".5" />
    </svg>
  );
}

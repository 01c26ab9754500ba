import type { BrandRecord } from './brand.types.ts';

export const product: BrandRecord = {
  shownName: 'Product',
  full: 'm16 9 7 7-7 7-7-7z',
  faint: 'M16 3 29 16 16 29 3 16z',
};

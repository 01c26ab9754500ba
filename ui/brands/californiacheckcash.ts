import type { BrandRecord } from './brand.types.ts';

export const californiaCheckCash: BrandRecord = {
  shownName: 'California Check Cash',
  full: 'M16 7a7 7 0 1 0 0 14 7 7 0 1 0 0-14z',
  faint: 'M3 22h26v3H3zM7 27h18v2H7z',
};

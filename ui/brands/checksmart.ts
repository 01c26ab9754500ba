import type { BrandRecord } from './brand.types.ts';

export const checkSmart: BrandRecord = {
  shownName: 'CheckSmart',
  full: 'm8 16 5 5L25 9l3 3-15 15L5 19z',
  faint: 'M3 8h26v16H3z',
};

import type { BrandRecord } from './brand.types.ts';

export const communityChoice: BrandRecord = {
  shownName: 'Community Choice',
  full: 'M16 3a6 6 0 1 0 0 12 6 6 0 1 0 0-12z',
  faint: 'M8 16a6 6 0 1 0 0 12 6 6 0 1 0 0-12zM24 16a6 6 0 1 0 0 12 6 6 0 1 0 0-12z',
};

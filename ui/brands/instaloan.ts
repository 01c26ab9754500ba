import type { BrandRecord } from './brand.types.ts';

export const instaLoan: BrandRecord = {
  shownName: 'InstaLoan',
  full: 'M18 3 6 18h8l-2 11 14-17h-9z',
  faint: '',
};

import type { BrandRecord } from './brand.types.ts';

export const easyMoney: BrandRecord = {
  shownName: 'EasyMoney',
  full: 'M12 7a9 9 0 1 0 0 18 9 9 0 1 0 0-18z',
  faint: 'M22 9a7 7 0 1 0 0 14 7 7 0 1 0 0-14z',
};

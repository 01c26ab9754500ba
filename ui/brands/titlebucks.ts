import type { BrandRecord } from './brand.types.ts';

export const titleBucks: BrandRecord = {
  shownName: 'TitleBucks',
  full: 'M4 6h24v5H4zM4 14h10v12H4z',
  faint: 'M22 14a6 6 0 1 0 0 12 6 6 0 1 0 0-12z',
};

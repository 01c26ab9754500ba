import type { BrandRecord } from './brand.types.ts';

export const titleMax: BrandRecord = {
  shownName: 'TitleMax',
  full: 'M4 7h24v5h-9.5v15h-5V12H4z',
  faint: 'M22 17h6v10h-6z',
};

import type { BrandRecord } from './brand.types.ts';

export const cash1Loans: BrandRecord = {
  shownName: 'Cash 1 Loans',
  full: 'M13 4h7v24h-6V11l-6 3V8z',
  faint: 'M23 24h5v4h-5z',
};

import type { BrandRecord } from './brand.types.ts';

export const cash1Loans: BrandRecord = {
  prefix: 'Cash1Loans',
  code: 'c1l',
  shownName: 'Cash 1 Loans',
  mark: (
    <>
      <path d="M13 4h7v24h-6V11l-6 3V8z" />
      <path d="M23 24h5v4h-5z" opacity=".55" />
    </>
  ),
};

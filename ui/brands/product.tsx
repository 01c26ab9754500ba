import type { BrandRecord } from './brand.types.ts';

export const product: BrandRecord = {
  prefix: 'Product',
  code: 'cic',
  shownName: 'Product',
  mark: (
    <>
      <path d="M16 3 29 16 16 29 3 16z" opacity=".55" />
      <path d="m16 9 7 7-7 7-7-7z" />
    </>
  ),
};

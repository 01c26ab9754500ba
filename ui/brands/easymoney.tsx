import type { BrandRecord } from './brand.types.ts';

export const easyMoney: BrandRecord = {
  prefix: 'EasyMoney',
  code: 'esm',
  shownName: 'EasyMoney',
  mark: (
    <>
      <circle cx="12" cy="16" r="9" />
      <circle cx="22" cy="16" r="7" opacity=".55" />
    </>
  ),
};

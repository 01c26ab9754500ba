import type { BrandRecord } from './brand.types.ts';

export const californiaCheckCash: BrandRecord = {
  prefix: 'CaliforniaCheckCash',
  code: 'ccc',
  shownName: 'California Check Cash',
  mark: (
    <>
      <circle cx="16" cy="14" r="7" />
      <path d="M3 22h26v3H3zM7 27h18v2H7z" opacity=".55" />
    </>
  ),
};

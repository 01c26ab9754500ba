import type { BrandRecord } from './brand.types.ts';

export const titleBucks: BrandRecord = {
  prefix: 'TitleBucks',
  code: 'tbs',
  shownName: 'TitleBucks',
  mark: (
    <>
      <path d="M4 6h24v5H4zM4 14h10v12H4z" />
      <circle cx="22" cy="20" r="6" opacity=".55" />
    </>
  ),
};

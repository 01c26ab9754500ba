import type { BrandRecord } from './brand.types.ts';

export const titleMax: BrandRecord = {
  prefix: 'TitleMax',
  code: 'tmx',
  shownName: 'TitleMax',
  mark: (
    <>
      <path d="M4 7h24v5h-9.5v15h-5V12H4z" />
      <path d="M22 17h6v10h-6z" opacity=".55" />
    </>
  ),
};

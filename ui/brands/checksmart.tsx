import type { BrandRecord } from './brand.types.ts';

export const checkSmart: BrandRecord = {
  prefix: 'CheckSmart',
  code: 'chs',
  shownName: 'CheckSmart',
  mark: (
    <>
      <path d="M3 8h26v16H3z" opacity=".4" />
      <path d="m8 16 5 5L25 9l3 3-15 15L5 19z" />
    </>
  ),
};

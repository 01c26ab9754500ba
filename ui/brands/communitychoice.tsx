import type { BrandRecord } from './brand.types.ts';

export const communityChoice: BrandRecord = {
  prefix: 'CommunityChoice',
  code: 'ccf',
  shownName: 'Community Choice',
  mark: (
    <>
      <circle cx="16" cy="9" r="6" />
      <circle cx="8" cy="22" r="6" opacity=".55" />
      <circle cx="24" cy="22" r="6" opacity=".55" />
    </>
  ),
};

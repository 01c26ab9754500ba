import type { ReactNode } from 'react';

/** Pages outside of the portal. Placeholders here; whoever runs the portal sets them (OPEN-037). */
export type BrandLinks = { storeLocator: string; privacy: string; terms: string; apply: string | null };

/** What a brand brings: a name, a mark, links. Its colours are in `<brand>.css`, as role tokens only. */
export type BrandRecord = {
  /** The prefix of its addresses. */
  prefix: string;
  /** Short code; `brand-<code>` is the body's class on its pages. Spec: portal §1 (BRAND-002, BRAND-004). */
  code: string;
  shownName: string;
  /** The sign beside the name: invented, drawn in a 32 x 32 box with the brand's accent as `currentColor`. */
  mark: ReactNode;
  links: BrandLinks;
};

/** Where a brand's placeholder pages are until real ones are configured. */
export const placeholderLinks = (code: string, { canApply = false } = {}): BrandLinks => ({
  storeLocator: `/sandbox-pages/${code}/store-locator`,
  privacy: `/sandbox-pages/${code}/privacy`,
  terms: `/sandbox-pages/${code}/terms`,
  apply: canApply ? `/sandbox-pages/${code}/apply` : null,
});

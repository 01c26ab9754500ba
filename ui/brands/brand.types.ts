import type { ReactNode } from 'react';

/** A brand: a name and a logo. The installation configures its web pages (OPEN-037); `<brand>.css` has its colors, as role tokens only. */
export type BrandRecord = {
  /** The prefix of its addresses. */
  prefix: string;
  /** Short code; `brand-<code>` is the body's class on its pages. Spec: portal §1 (BRAND-002, BRAND-004). */
  code: string;
  shownName: string;
  /** The logo next to the name: invented, drawn in a 32 x 32 box with the brand's accent as `currentColor`. */
  mark: ReactNode;
};

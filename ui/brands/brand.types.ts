import type { ReactNode } from 'react';

/** The record of a brand: a name and a sign. The installation configures its web pages (OPEN-037). Its colors are in `<brand>.css`, as role tokens only. */
export type BrandRecord = {
  /** The prefix of its addresses. */
  prefix: string;
  /** Short code; `brand-<code>` is the body's class on its pages. Spec: portal §1 (BRAND-002, BRAND-004). */
  code: string;
  shownName: string;
  /** The sign next to the name: invented, drawn in a 32 x 32 box with the brand's accent as `currentColor`. */
  mark: ReactNode;
};

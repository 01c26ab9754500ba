import type { ReactNode } from 'react';

/** What a brand brings: a name and a mark; its pages elsewhere are the installation's to set (OPEN-037). Its colours are in `<brand>.css`, as role tokens only. */
export type BrandRecord = {
  /** The prefix of its addresses. */
  prefix: string;
  /** Short code; `brand-<code>` is the body's class on its pages. Spec: portal §1 (BRAND-002, BRAND-004). */
  code: string;
  shownName: string;
  /** The sign beside the name: invented, drawn in a 32 x 32 box with the brand's accent as `currentColor`. */
  mark: ReactNode;
};

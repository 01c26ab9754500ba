/** A brand: a name and a logo. The installation configures its web pages (OPEN-037); `<brand>.css` has its colors and the style of its letters. */
export type BrandRecord = {
  shownName: string;
  /** The logo next to the name: invented, two SVG paths in a 32 x 32 box in one color, the second one fainter. */
  full: string;
  faint: string;
};

import type { ReactNode } from 'react';

/** A drawing of a phone's screen. The text beside it says the same, so screen readers skip it. */
const Phone = ({ children }: { children: ReactNode }) => (
  <svg className="install-picture" viewBox="0 0 96 72" aria-hidden="true" focusable="false">
    <rect className="drawing-page" x="1" y="1" width="94" height="70" rx="8" />
    {children}
  </svg>
);

/** The bar with the share sign: a square with an arrow that points up. */
export const SharePicture = () => (
  <Phone>
    <path className="drawing-line" d="M14 16h44M14 26h60M14 36h34" />
    <path className="drawing-tint" d="M1 50h94v13a8 8 0 0 1-8 8H9a8 8 0 0 1-8-8z" />
    <path className="drawing-sign" d="M43 57h-3v10h16V57h-3M48 62v-9m-3.5 3 3.5-3.5 3.5 3.5" />
  </Phone>
);

/** The list of the share sheet, with the line "Add to Home Screen": a square with a plus. */
export const AddPicture = () => (
  <Phone>
    <path className="drawing-line" d="M14 14h52M14 58h40" />
    <rect className="drawing-tint" x="8" y="24" width="80" height="24" rx="6" />
    <path className="drawing-text" d="M16 36h40" />
    <path className="drawing-sign" d="M66 29h14v14H66zM73 32.5v7m-3.5-3.5h7" />
  </Phone>
);

/** The home screen with the icon of the portal. */
export const HomePicture = () => (
  <Phone>
    <g className="install-picture-tile">
      <rect x="12" y="12" width="18" height="18" rx="5" />
      <rect x="66" y="12" width="18" height="18" rx="5" />
      <rect x="12" y="42" width="18" height="18" rx="5" />
      <rect x="39" y="42" width="18" height="18" rx="5" />
      <rect x="66" y="42" width="18" height="18" rx="5" />
    </g>
    <rect className="install-picture-own" x="37" y="10" width="22" height="22" rx="6" />
    <path className="install-picture-check" d="m43 21 3.5 3.5 6.5-7" />
  </Phone>
);

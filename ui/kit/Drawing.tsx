import type { ReactNode } from 'react';

/** A small drawing in the brand's accent (drawing.css). The words next to it say the same, so screen readers skip it. */
export const Drawing = ({ children }: { children: ReactNode }) => (
  <svg className="drawing" viewBox="0 0 96 72" aria-hidden="true">
    {children}
  </svg>
);

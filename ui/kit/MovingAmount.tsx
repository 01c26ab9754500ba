import { ViewTransition, type ReactNode } from 'react';

/** On a wide screen the amount stands beside all steps. */
const MOVES = '(max-width: 63.99rem) and (prefers-reduced-motion: no-preference)';

/** The amount that the customer pays: on a phone it moves from its place on one screen to its place on the next. Decision 040. */
export const MovingAmount = ({ children }: { children: ReactNode }) =>
  globalThis.matchMedia?.(MOVES).matches ? (
    <ViewTransition name="amount" default="none" share="auto">
      {children}
    </ViewTransition>
  ) : (
    children
  );

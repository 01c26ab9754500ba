import { ViewTransition } from 'react';
import { moneyParts } from './currency.ts';

/** On a wide screen the amount stands beside all steps. */
const MOVES = '(max-width: 63.99rem) and (prefers-reduced-motion: no-preference)';

type Props = {
  cents: number;
  size?: 'text' | 'large' | 'hero';
  /** It is what the customer pays: on a phone it moves from its place on one screen to its place on the next. Decision 040. */
  moves?: boolean;
};

/** Integer cents as dollars, in tabular figures; smaller cents when the figure is large. */
export function Money({ cents, size = 'text', moves = false }: Props) {
  const { sign, dollars, decimals } = moneyParts(cents);
  const figure = (
    <span className={`money money-${size}`}>
      {sign}${dollars}
      <span className="money-cents">.{decimals}</span>
    </span>
  );
  if (!moves || !globalThis.matchMedia?.(MOVES).matches) return figure;
  return (
    <ViewTransition name="amount" default="none" share="auto">
      {figure}
    </ViewTransition>
  );
}

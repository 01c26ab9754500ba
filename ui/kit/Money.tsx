import { moneyParts } from './currency.ts';

/** Integer cents as dollars, tabular, cents smaller where the figure is large, never cut. */
export function Money({ cents, size = 'text' }: { cents: number; size?: 'text' | 'large' | 'hero' }) {
  const { sign, dollars, decimals } = moneyParts(cents);
  return (
    <span className={`money money-${size}`}>
      {sign}${dollars}
      <span className="money-cents">.{decimals}</span>
    </span>
  );
}

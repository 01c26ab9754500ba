import { moneyParts } from './currency.ts';

/** Integer cents as dollars, in tabular figures; smaller cents when the figure is large. */
export function Money({ cents, size = 'text' }: { cents: number; size?: 'text' | 'large' | 'hero' }) {
  const { sign, dollars, decimals } = moneyParts(cents);
  return (
    <span className={`money money-${size}`}>
      {sign}${dollars}
      <span className="money-cents">.{decimals}</span>
    </span>
  );
}

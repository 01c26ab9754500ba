import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MoneyField } from '../../../kit/MoneyField.tsx';
import { moneyText } from '../../../kit/currency.ts';
import { quickAmounts } from './quickAmounts.ts';

/** The ".00" of whole dollars, in characters. */
const CENTS = 3;
/** Cents per step of the slider: whole dollars. */
const STEP = 100;

export type OtherAmountProps = {
  /** The amount in the field; null while it is empty. */
  cents: number | null;
  /** What is due, in cents. */
  due: number;
  /** The most that can be paid, in cents: the payoff. */
  limit: number;
  error: string | null;
  onCents: (cents: number | null) => void;
};

/** Another amount, by keyboard, slider or one press; all show the same amount. */
export function OtherAmount({ cents, due, limit, error, onCents }: OtherAmountProps) {
  const { t } = useLingui();
  const [slides, setSlides] = useState(0);
  const onSlider = Math.min(cents ?? 0, limit);
  const set = (value: number) => {
    onCents(Math.min(value, limit));
    setSlides((count) => count + 1); // the field has its own text: a new field shows this amount
  };
  return (
    <>
      <MoneyField
        key={slides}
        name="amount"
        label={<Trans>Amount</Trans>}
        hint={<Trans>Up to {moneyText(limit)}, which pays off your loan.</Trans>}
        mistypedText={<Trans>Enter an amount like $1,234.50. Not everything you typed fits.</Trans>}
        error={error}
        defaultCents={cents}
        onCents={onCents}
      />
      <div role="group" aria-label={t`Quick amounts`} className="quick-amounts">
        {quickAmounts(due, limit).map((value) => (
          <button key={value} type="button" className="quick-amount" aria-pressed={value === cents} onClick={() => set(value)}>
            {moneyText(value).slice(0, -CENTS)}
          </button>
        ))}
      </div>
      <input
        type="range"
        className="amount-slider"
        aria-label={t`Amount, in whole dollars`}
        aria-valuetext={moneyText(onSlider)}
        min={0}
        max={Math.ceil(limit / STEP) * STEP}
        step={STEP}
        value={onSlider}
        onChange={(event) => set(event.currentTarget.valueAsNumber)}
      />
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MoneyField } from '../../../kit/MoneyField.tsx';
import { moneyText } from '../../../kit/currency.ts';

/** Cents per step of the slider: whole dollars. */
const STEP = 100;

export type OtherAmountProps = {
  /** The amount in the field; null while it is empty. */
  cents: number | null;
  /** The most that can be paid, in cents: the payoff. */
  limit: number;
  error: string | null;
  onCents: (cents: number | null) => void;
};

/** Another amount, by keyboard or slider; both show the same amount. */
export function OtherAmount({ cents, limit, error, onCents }: OtherAmountProps) {
  const { t } = useLingui();
  const [slides, setSlides] = useState(0);
  const onSlider = Math.min(cents ?? 0, limit);
  const slideTo = (value: number) => {
    onCents(Math.min(value, limit));
    setSlides((count) => count + 1); // the field has its own text: a new field shows the slider's amount
  };
  return (
    <>
      <MoneyField
        key={slides}
        name="amount"
        label={<Trans>Amount</Trans>}
        hint={<Trans>Up to {moneyText(limit)}, which pays off your loan.</Trans>}
        droppedText={<Trans>An amount can’t have more than two digits after the decimal point. One digit was left out.</Trans>}
        error={error}
        defaultCents={cents}
        onCents={onCents}
      />
      <input
        type="range"
        className="amount-slider"
        aria-label={t`Amount, in whole dollars`}
        aria-valuetext={moneyText(onSlider)}
        min={0}
        max={Math.ceil(limit / STEP) * STEP}
        step={STEP}
        value={onSlider}
        onChange={(event) => slideTo(event.currentTarget.valueAsNumber)}
      />
    </>
  );
}

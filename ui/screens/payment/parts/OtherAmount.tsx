import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { MoneyField } from '../../../kit/MoneyField.tsx';
import { moneyText, readAmount } from '../../../kit/currency.ts';

/** Cents per step of the slider: whole dollars. */
const STEP = 100;

export type OtherAmountProps = {
  /** As typed before. */
  typed: string;
  /** The most that can be paid, in cents: the payoff. */
  limit: number;
  error: string | null;
  onText: (text: string) => void;
};

/** Another amount, typed or slid; both show the same. */
export function OtherAmount({ typed, limit, error, onText }: OtherAmountProps) {
  const { t } = useLingui();
  const [slides, setSlides] = useState(0);
  const cents = readAmount(typed) ?? 0;
  const slideTo = (value: number) => {
    onText(moneyText(Math.min(value, limit)));
    setSlides((count) => count + 1); // the field holds its own text: a new one shows what was slid to
  };
  return (
    <>
      <MoneyField
        key={slides}
        name="amount"
        label={<Trans>Amount</Trans>}
        hint={<Trans>Up to {moneyText(limit)}, which pays off your loan.</Trans>}
        droppedText={<Trans>An amount has no more than two digits after the point: one digit was left out.</Trans>}
        error={error}
        defaultCents={readAmount(typed)}
        onCents={(value) => onText(value === null ? '' : moneyText(value))}
      />
      <input
        type="range"
        className="amount-slider"
        aria-label={t`Amount, in whole dollars`}
        aria-valuetext={moneyText(Math.min(cents, limit))}
        min={0}
        max={Math.ceil(limit / STEP) * STEP}
        step={STEP}
        value={Math.min(cents, limit)}
        onChange={(event) => slideTo(event.currentTarget.valueAsNumber)}
      />
    </>
  );
}

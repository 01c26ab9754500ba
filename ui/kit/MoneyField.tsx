import { useState, type ReactNode } from 'react';
import { FieldFrame, useFieldTies, type FieldFrameProps } from './Field.tsx';
import { reshape } from './ShapedField.tsx';
import { isMistyped, moneyText, readAmount, settleAmount, typeAmount } from './currency.ts';

export type MoneyFieldProps = FieldFrameProps & {
  defaultCents?: number | null | undefined;
  /** Called with every change: integer cents, null without a digit, zero if the digits are not an amount. */
  onCents?: ((cents: number | null) => void) | undefined;
  /** How to type an amount: announced as soon as something typed does not fit. */
  mistypedText?: ReactNode;
  /** The main figure of the screen. */
  size?: 'normal' | 'hero';
  readOnly?: boolean | undefined;
};

/**
 * An amount in dollars: formatted while typing, with cents and separators on blur. Focus selects all of it, so that typing
 * replaces it. Spec: portal §5 (RULE-015, RULE-016).
 */
export function MoneyField({ name, label, hint, error, defaultCents, onCents, mistypedText, size = 'normal', readOnly }: MoneyFieldProps) {
  const { text, describedBy } = useFieldTies(name, hint, error);
  const [mistyped, setMistyped] = useState(false);
  return (
    <FieldFrame name={name} label={label} hint={hint} error={text}>
      <input
        id={name}
        name={name}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        placeholder="$0.00"
        readOnly={readOnly}
        defaultValue={defaultCents == null ? '' : moneyText(defaultCents)}
        className={size === 'hero' ? 'input input-money input-hero' : 'input input-money'}
        aria-invalid={text ? true : undefined}
        aria-describedby={describedBy}
        onMouseDown={(event) => {
          // the press that focuses would set the caret and undo the selection
          if (document.activeElement === event.currentTarget) return;
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onInput={({ currentTarget }) => {
          setMistyped(isMistyped(currentTarget.value));
          reshape(currentTarget, typeAmount);
          onCents?.(readAmount(currentTarget.value));
        }}
        onBlur={({ currentTarget }) => {
          // the sentence about what does not fit stays: without it the button below would move away from the press that leaves the field
          if (!readOnly) currentTarget.value = settleAmount(currentTarget.value);
        }}
      />
      <p className="field-hint" role="status">
        {mistyped && mistypedText}
      </p>
    </FieldFrame>
  );
}

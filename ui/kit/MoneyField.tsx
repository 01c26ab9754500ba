import { useState, type ReactNode } from 'react';
import { FieldFrame, useFieldTies, type FieldFrameProps } from './Field.tsx';
import { reshape } from './ShapedField.tsx';
import { dropsDigit, moneyText, readAmount, settleAmount, typeAmount } from './currency.ts';

export type MoneyFieldProps = FieldFrameProps & {
  defaultCents?: number | null | undefined;
  /** Told with every change: integer cents, null while it is no amount. */
  onCents?: ((cents: number | null) => void) | undefined;
  /** Said while a digit that was typed is left out. */
  droppedText?: ReactNode;
  /** The one figure the screen is about. */
  size?: 'normal' | 'hero';
  readOnly?: boolean | undefined;
};

/**
 * An amount in dollars: put in order while typing, with cents and separators when left. All of it is selected on focus, so that typing
 * replaces it. Spec: portal §5 (RULE-015, RULE-016).
 */
export function MoneyField({ name, label, hint, error, defaultCents, onCents, droppedText, size = 'normal', readOnly }: MoneyFieldProps) {
  const { text, describedBy } = useFieldTies(name, hint, error);
  const [dropped, setDropped] = useState(false);
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
          // the press that focuses would put the caret in and undo the selection
          if (document.activeElement === event.currentTarget) return;
          event.preventDefault();
          event.currentTarget.focus();
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onInput={({ currentTarget }) => {
          setDropped(dropsDigit(currentTarget.value));
          reshape(currentTarget, typeAmount);
          onCents?.(readAmount(currentTarget.value));
        }}
        onBlur={({ currentTarget }) => {
          setDropped(false);
          if (!readOnly) currentTarget.value = settleAmount(currentTarget.value);
        }}
      />
      <p className="field-hint" role="status">
        {dropped && droppedText}
      </p>
    </FieldFrame>
  );
}

import { FieldFrame, useFieldTies, type FieldFrameProps } from './Field.tsx';
import { moneyText, readAmount, settleAmount, typeAmount } from './currency.ts';

export type MoneyFieldProps = FieldFrameProps & {
  defaultCents?: number | null | undefined;
  /** Told with every change: integer cents, null while it is no amount. */
  onCents?: ((cents: number | null) => void) | undefined;
  /** The one figure the screen is about. */
  size?: 'normal' | 'hero';
  readOnly?: boolean | undefined;
};

/** Where the caret goes so that as many characters stay behind it as before the text was put in order. */
function reformat(input: HTMLInputElement): void {
  const behind = input.value.length - (input.selectionStart ?? input.value.length);
  const next = typeAmount(input.value);
  if (next === input.value) return;
  input.value = next;
  const caret = Math.max(1, next.length - behind);
  input.setSelectionRange(caret, caret);
}

/** An amount in dollars: put in order while typing, with cents and separators when left. Spec: portal §5 (RULE-015, RULE-016). */
export function MoneyField({ name, label, hint, error, defaultCents, onCents, size = 'normal', readOnly }: MoneyFieldProps) {
  const { text, describedBy } = useFieldTies(name, hint, error);
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
        onInput={({ currentTarget }) => {
          reformat(currentTarget);
          onCents?.(readAmount(currentTarget.value));
        }}
        onBlur={({ currentTarget }) => {
          if (!readOnly) currentTarget.value = settleAmount(currentTarget.value);
        }}
      />
    </FieldFrame>
  );
}

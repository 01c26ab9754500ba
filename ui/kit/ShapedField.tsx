import type { InputHTMLAttributes } from 'react';
import { FieldFrame, useFieldTies, type FieldFrameProps } from './Field.tsx';
import { typePhone } from './phone.ts';

type ShapedFieldProps = FieldFrameProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'defaultValue' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'required'
  > & {
    /** Typed text -> formatted text. Idempotent. */
    shape: (text: string) => string;
    /** Called with every change, with the formatted text. */
    onText?: ((text: string) => void) | undefined;
  };

/** Formats the text and keeps the caret after the same characters. */
export function reshape(input: HTMLInputElement, shape: (text: string) => string): void {
  const { value, selectionStart } = input;
  const shaped = shape(value);
  if (shaped === value) return;
  const before = shape(value.slice(0, selectionStart ?? value.length));
  let caret = before.length;
  while (!shaped.startsWith(before.slice(0, caret))) caret -= 1; // a zero before it stays only while it is alone
  input.value = shaped;
  input.setSelectionRange(caret, caret);
}

/** One line that formats its text while it is typed or pasted. Uncontrolled, as Field. */
export function ShapedField({ name, label, hint, error, shape, required, onText, ...input }: ShapedFieldProps) {
  const { text, describedBy } = useFieldTies(name, hint, error);
  return (
    <FieldFrame name={name} label={label} hint={hint} error={text}>
      <input
        {...input}
        id={name}
        name={name}
        className="input"
        aria-required={required}
        aria-invalid={text ? true : undefined}
        aria-describedby={describedBy}
        onInput={({ currentTarget }) => {
          reshape(currentTarget, shape);
          onText?.(currentTarget.value);
        }}
      />
    </FieldFrame>
  );
}

export const onlyDigits = (text: string): string => text.replaceAll(/\D/g, '');
const upper = (text: string): string => text.toUpperCase();
/** The country code is not one of the ten digits. */
const phone = (text: string): string => typePhone(text.replace(/^\s*\+1[\s-]?/, ''));

type Simple = Omit<ShapedFieldProps, 'shape' | 'type' | 'inputMode'>;

/** A phone number, 3-3-rest while it is typed. Spec: RULE-004, CONF-014. */
export const PhoneField = (field: Simple) => <ShapedField {...field} shape={phone} type="tel" inputMode="tel" />;
/** Digits only, whatever is typed. Spec: portal §5 "Numeric input" (RULE-017). */
export const DigitsField = (field: Simple) => <ShapedField {...field} shape={onlyDigits} inputMode="numeric" />;
/** Capital letters, however they are typed. Spec: portal §5 "Uppercase input" (RULE-017). */
export const UppercaseField = (field: Simple) => <ShapedField {...field} shape={upper} autoCapitalize="characters" />;

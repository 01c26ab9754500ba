import { FieldFrame, useFieldTies, type FieldFrameProps } from './Field.tsx';
import { reformat } from './typing.ts';

export type TypedFieldProps = FieldFrameProps & {
  /** The format: `typePhone`, `typeDate`. */
  format: (text: string) => string;
  defaultValue?: string | undefined;
  autoComplete: 'tel-national' | 'bday' | 'off';
  inputMode: 'tel' | 'numeric' | 'text';
  /** Called with every change, with the formatted text. */
  onText?: ((text: string) => void) | undefined;
};

/** A line of text that is formatted while it is typed or pasted: a phone number, a date. */
export function TypedField({ name, label, hint, error, format, onText, ...input }: TypedFieldProps) {
  const { text, describedBy } = useFieldTies(name, hint, error);
  return (
    <FieldFrame name={name} label={label} hint={hint} error={text}>
      <input
        {...input}
        id={name}
        name={name}
        type="text"
        className="input"
        aria-invalid={text ? true : undefined}
        aria-describedby={describedBy}
        onInput={({ currentTarget }) => {
          reformat(currentTarget, format);
          onText?.(currentTarget.value);
        }}
      />
    </FieldFrame>
  );
}

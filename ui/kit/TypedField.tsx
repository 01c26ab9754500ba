import { FieldFrame, useFieldTies, type FieldFrameProps } from './Field.tsx';
import { reformat } from './typing.ts';

export type TypedFieldProps = FieldFrameProps & {
  /** How what is typed is put in order: `typePhone`, `typeDate`. */
  format: (text: string) => string;
  defaultValue?: string | undefined;
  autoComplete: 'tel-national' | 'bday' | 'off';
  inputMode: 'tel' | 'numeric' | 'text';
  /** Told with every change, already in order. */
  onText?: ((text: string) => void) | undefined;
};

/** A line of text that is put in order while it is typed or pasted: a telephone number, a day. */
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

import { FieldFrame, useFieldTies, type FieldFrameProps } from './Field.tsx';

export type SelectFieldProps = FieldFrameProps & {
  options: readonly { value: string; label: string }[];
  /** The text of the empty choice. */
  none: string;
  defaultValue?: string | undefined;
  autoComplete?: string | undefined;
  required?: boolean | undefined;
  /** Called with every choice. The form's submit reads the field itself. */
  onText?: ((value: string) => void) | undefined;
};

/** A native select, uncontrolled. */
export function SelectField({ name, label, hint, error, options, none, defaultValue, autoComplete, required, onText }: SelectFieldProps) {
  const { text, describedBy } = useFieldTies(name, hint, error);
  return (
    <FieldFrame name={name} label={label} hint={hint} error={text}>
      <select
        id={name}
        name={name}
        className="input"
        defaultValue={defaultValue ?? ''}
        autoComplete={autoComplete}
        aria-required={required}
        aria-invalid={text ? true : undefined}
        aria-describedby={describedBy}
        onChange={onText && ((event) => onText(event.currentTarget.value))}
      >
        <option value="">{none}</option>
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

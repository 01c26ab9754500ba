type ToggleProps<T extends string> = { label: string; value: T; options: readonly (readonly [T, string])[]; onChange: (value: T) => void };

/** Radio buttons in a row. */
export function Toggle<T extends string>({ label, value, options, onChange }: ToggleProps<T>) {
  return (
    <div className="studio-toggle" role="group" aria-label={label}>
      {options.map(([option, text]) => (
        <button key={option} type="button" aria-pressed={option === value} onClick={() => onChange(option)}>
          {text}
        </button>
      ))}
    </div>
  );
}

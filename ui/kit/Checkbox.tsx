import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { useFieldTies } from './Field.tsx';
import { Icon } from './Icon.tsx';

export type CheckboxProps = {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  defaultChecked?: boolean | undefined;
  /** Set it together with onToggle when a chart holds the value. */
  checked?: boolean | undefined;
  onToggle?: ((checked: boolean) => void) | undefined;
};

/** Yes or no. Never pre-checked for a consent. */
export function Checkbox({ name, label, hint, error, defaultChecked, checked, onToggle }: CheckboxProps) {
  const { text, describedBy } = useFieldTies(name, hint, error);
  const held = checked === undefined ? { defaultChecked } : { checked };
  return (
    <div className={classes('field', text && 'field-wrong')}>
      <label className="check-label">
        <input
          id={name}
          name={name}
          type="checkbox"
          className="check-mark"
          {...held}
          aria-invalid={text ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => onToggle?.(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {hint != null && (
        <p id={`${name}-hint`} className="field-hint check-hint">
          {hint}
        </p>
      )}
      {text && (
        <p id={`${name}-error`} className="field-error">
          <Icon name="danger" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}

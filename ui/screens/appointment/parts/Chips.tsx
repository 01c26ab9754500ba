import type { ReactNode } from 'react';
import { classes } from '../../../kit/classes.ts';
import { useFieldError } from '../../../kit/Form.tsx';
import { Icon } from '../../../kit/Icon.tsx';

export type Chip = {
  value: string;
  children: ReactNode;
  /** It cannot be chosen; its words say why. */
  disabled?: boolean | undefined;
};

type ChipsProps = {
  name: string;
  label: ReactNode;
  chips: readonly Chip[];
  chosen: string;
  onChoose: (value: string) => void;
  className?: string | undefined;
};

/** Many short choices side by side: radio buttons, of which arrow keys choose one. */
export function Chips({ name, label, chips, chosen, onChoose, className }: ChipsProps) {
  const wrong = useFieldError(name);
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      className={classes('choices', wrong !== null && 'field-wrong')}
      aria-describedby={wrong === null ? undefined : `${name}-error`}
    >
      <legend className="field-label">{label}</legend>
      {wrong !== null && (
        <p id={`${name}-error`} className="field-error">
          <Icon name="danger" />
          <span>{wrong}</span>
        </p>
      )}
      <div className={classes('chips', className)}>
        {chips.map(({ value, children, disabled = false }) => (
          <label key={value} className="chip">
            <input type="radio" name={name} value={value} checked={value === chosen} disabled={disabled} onChange={() => onChoose(value)} />
            <span className="chip-words">{children}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

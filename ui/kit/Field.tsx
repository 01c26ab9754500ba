import type { InputHTMLAttributes, ReactNode } from 'react';
import { classes } from './classes.ts';
import { useFieldError } from './Form.tsx';
import { Icon } from './Icon.tsx';

export type FieldFrameProps = {
  /** Also the element's id: unique on the screen and stable. */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Overrides the error of the surrounding form for this name. */
  error?: string | null | undefined;
};

/** The ids that connect an input with its hint and error. */
export function useFieldTies(name: string, hint: ReactNode, error: string | null | undefined) {
  const held = useFieldError(name);
  const text = error === undefined ? held : error;
  const ids = [hint != null && `${name}-hint`, text && `${name}-error`].filter((id) => typeof id === 'string' && id !== '');
  return { text, describedBy: ids.length > 0 ? ids.join(' ') : undefined };
}

/** Label above, hint below it, the control, the error after it. */
export function FieldFrame({
  name,
  label,
  hint,
  error,
  children,
}: Omit<FieldFrameProps, 'error'> & { error: string | null; children: ReactNode }) {
  return (
    <div className={classes('field', error && 'field-wrong')}>
      <label className="field-label" htmlFor={name}>
        {label}
      </label>
      {hint != null && (
        <p id={`${name}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${name}-error`} className="field-error">
          <Icon name="danger" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

export type FieldProps = FieldFrameProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | 'type'
    | 'defaultValue'
    | 'autoComplete'
    | 'inputMode'
    | 'maxLength'
    | 'autoCapitalize'
    | 'spellCheck'
    | 'required'
    | 'readOnly'
    | 'enterKeyHint'
  > & {
    /** Called with every change, for values that decide what else is shown. The form's submit reads the field itself. */
    onText?: ((text: string) => void) | undefined;
  };

/** One line of text, uncontrolled: the browser holds the text, also before the page's code has loaded. */
export function Field({ name, label, hint, error, onText, type = 'text', required, ...input }: FieldProps) {
  const { text, describedBy } = useFieldTies(name, hint, error);
  return (
    <FieldFrame name={name} label={label} hint={hint} error={text}>
      <input
        {...input}
        id={name}
        name={name}
        type={type}
        className="input"
        aria-required={required}
        aria-invalid={text ? true : undefined}
        aria-describedby={describedBy}
        onChange={onText && ((event) => onText(event.currentTarget.value))}
      />
    </FieldFrame>
  );
}

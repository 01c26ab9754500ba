import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { usePageServices, type SecretName } from './pageServices.tsx';
import { secretsIn } from './secretsIn.ts';

/** The error of one field, as an instruction. `field` is the field's name. */
export type FieldError = { field: string; text: string };

/** The values, read at submit. A secret has no value here, only whether it is filled in as its field wants it. */
export type FormValues = {
  text(name: string): string;
  checked(name: string): boolean;
  hasSecret(name: SecretName): boolean;
};

const Errors = createContext<readonly FieldError[]>([]);

/** The error of a field of the surrounding form, or null. */
export const useFieldError = (name: string): string | null => use(Errors).find((error) => error.field === name)?.text ?? null;

function valuesOf(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    text,
    checked: (name) => data.has(name),
    hasSecret: (name) => secretsIn(form).some((secret) => secret.name === name && secret.isWhole),
  };
}

export type FormProps = {
  onSubmit: (values: FormValues) => void;
  errors?: readonly FieldError[] | undefined;
  /** The form has one field: its error stands there only, and the field takes the focus. */
  oneField?: boolean | undefined;
  busy?: boolean | undefined;
  /** The label: what will happen, with the amount. */
  submitLabel?: ReactNode;
  disabled?: boolean | undefined;
  reason?: ReactNode;
  /** Secondary actions, after the submit button. */
  actions?: ReactNode;
  /** On a narrow screen the submit button stays at the bottom of the window, below this line. Null: only the button. */
  bar?: ReactNode;
  children: ReactNode;
};

/**
 * A native form whose fields keep their text. A failed submit moves focus to a summary with links to the fields.
 * Secrets are read at submit: autofill may fire no event, and a prerendered form can be submitted before any effect of its fields has run.
 * `method="dialog"`: a submit before the page's code has loaded does nothing, instead of writing the values into the address.
 */
export function Form({ onSubmit, errors = [], oneField, busy = false, submitLabel, disabled, reason, actions, bar, children }: FormProps) {
  const { keepSecret } = usePageServices();
  const summary = useRef<HTMLDivElement>(null);
  const [submits, setSubmits] = useState(0);
  const isAnswered = useRef(true); // the last submit has its errors, if it gets any
  const wrong = JSON.stringify(errors);
  const submit = submitLabel != null && (
    <Button kind="primary" wide busy={busy} disabled={disabled} reason={reason}>
      {submitLabel}
    </Button>
  );
  const only = oneField ? errors[0]?.field : undefined;
  useEffect(() => {
    if (isAnswered.current || busy || wrong === '[]') return;
    isAnswered.current = true;
    const toFocus = only === undefined ? summary.current : document.getElementById(only);
    toFocus?.blur(); // a field that has the focus already is read again, with its error
    toFocus?.focus();
  }, [submits, wrong, only, busy]);
  return (
    <form
      className="form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (busy || disabled) return;
        for (const { name, value } of secretsIn(event.currentTarget)) keepSecret(name, value);
        isAnswered.current = false;
        onSubmit(valuesOf(event.currentTarget));
        setSubmits((count) => count + 1);
      }}
    >
      {errors.length > 0 && !oneField && <ErrorSummary ref={summary} errors={errors} />}
      <Errors value={errors}>{children}</Errors>
      {(submitLabel != null || actions != null) && (
        <div className="form-actions">
          {bar === undefined ? (
            submit
          ) : (
            <div className="form-bar">
              {bar}
              {submit}
            </div>
          )}
          {actions}
        </div>
      )}
    </form>
  );
}

import { Plural } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { FieldError } from './Form.tsx';
import { Icon } from './Icon.tsx';

/** All errors of a form, as links to the fields. It takes focus after a failed submit, and is announced. */
export function ErrorSummary({ errors, ref }: { errors: readonly FieldError[]; ref?: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={ref} className="notice notice-danger" role="alert" tabIndex={-1}>
      <Icon name="danger" />
      <div className="notice-body">
        <p className="notice-title">
          <Plural value={errors.length} one="Please fix one thing" other="Please fix # things" />
        </p>
        <ul className="error-links">
          {errors.map(({ field, text }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault(); // the address belongs to the charts
                  document.getElementById(field)?.focus();
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

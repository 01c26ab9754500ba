import { Trans } from '@lingui/react/macro';
import { Field } from '../../kit/Field.tsx';

/** Six digits, and the spaces that some apps insert. */
const LONGEST = 16;

/** One field for the whole code, so that autofill from a text message and paste work. Spec: WCAG 2.2 (3.3.8). */
export const CodeField = () => (
  <Field
    name="code"
    label={<Trans>Code</Trans>}
    hint={<Trans>Six digits.</Trans>}
    autoComplete="one-time-code"
    inputMode="numeric"
    maxLength={LONGEST}
    autoCapitalize="none"
    spellCheck={false}
    required
    enterKeyHint="done"
  />
);

import { Trans } from '@lingui/react/macro';
import { Field } from '../../kit/Field.tsx';

/** Six digits, and the spaces that some apps put between them. */
const LONGEST = 16;

/** ONE field for a code: what a phone offers from a text message, or is pasted, goes in whole. Spec: WCAG 2.2 (3.3.8). */
export const CodeField = () => (
  <Field
    name="code"
    label={<Trans>Code</Trans>}
    hint={<Trans>Six digits. Spaces do no harm.</Trans>}
    autoComplete="one-time-code"
    inputMode="numeric"
    maxLength={LONGEST}
    autoCapitalize="none"
    spellCheck={false}
    required
    enterKeyHint="done"
  />
);

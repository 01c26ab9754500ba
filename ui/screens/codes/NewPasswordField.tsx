import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';
import { passwordHints, type PasswordHint, type PasswordPolicy } from '../../../machines/kit/passwordHints.ts';
import { classes } from '../../kit/classes.ts';
import { Icon } from '../../kit/Icon.tsx';
import { SecretField } from '../../kit/SecretField.tsx';
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx';

/** ms after the last key until a screen reader says what is missing: a sentence for every letter would drown the letters. */
const PAUSE_MS = 1200;

export type NewPasswordFieldProps = {
  /** `password` where the same cell signs in afterwards. */
  name?: 'password' | 'newPassword';
  label?: ReactNode;
  /** What the service requires of a password. */
  policy: PasswordPolicy;
  error?: string | null | undefined;
  /** Which rules the typed text meets; never the password. */
  onHints?: ((hints: readonly PasswordHint[]) => void) | undefined;
};

/**
 * The field for a new password: the hints below are marked as met while it is typed or pasted. Password managers may fill it.
 * Spec: portal §5 "Messages" (ERR-043, CONF-016, RULE-002).
 */
export function NewPasswordField({ name = 'newPassword', label, policy, error, onHints }: NewPasswordFieldProps) {
  const [hints, setHints] = useState<readonly PasswordHint[]>(() => passwordHints(policy, ''));
  const id = `${name}-rules`;
  useEffect(() => {
    // a policy that loads after the first letters applies to them, too; only the field holds the text
    const field = document.getElementById(name);
    if (field instanceof HTMLInputElement) setHints(passwordHints(policy, field.value));
  }, [name, policy]);
  return (
    <div className="new-password">
      <SecretField
        name={name}
        label={label ?? <Trans>New password</Trans>}
        autoComplete="new-password"
        maxLength={256}
        describedBy={id}
        error={error}
        onText={(text) => {
          const next = passwordHints(policy, text);
          setHints(next);
          onHints?.(next);
        }}
      />
      <div id={id} className="password-rules">
        <p>
          <Trans>Your password needs:</Trans>
        </p>
        <ul>
          {hints.map(({ rule, met }) => (
            <li key={rule} className={classes('password-rule', met && 'password-rule-met')} data-met={met}>
              <span className="password-rule-mark">{met && <Icon name="check" />}</span>
              <span>
                <Rule rule={rule} policy={policy} />
                {met && (
                  <VisuallyHidden>
                    <Trans>: done</Trans>
                  </VisuallyHidden>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <StillMissing hints={hints} policy={policy} />
    </div>
  );
}

/** What is still missing, for screen readers: after a pause in typing, and only when it has changed. */
function StillMissing({ hints, policy }: { hints: readonly PasswordHint[]; policy: PasswordPolicy }) {
  const [settled, setSettled] = useState<readonly PasswordHint[] | null>(null);
  useEffect(() => {
    if (hints.every(({ met }) => !met)) return;
    const pause = setTimeout(() => setSettled(hints), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [hints]);
  const missing = settled?.filter(({ met }) => !met) ?? [];
  return (
    <p className="visually-hidden" role="status">
      {settled && missing.length === 0 && <Trans>Your password has everything it needs.</Trans>}
      {missing.length > 0 && <Trans>Still missing:</Trans>}{' '}
      {missing.map(({ rule }) => (
        <span key={rule}>
          <Rule rule={rule} policy={policy} />
          {'. '}
        </span>
      ))}
    </p>
  );
}

function Rule({ rule, policy }: { rule: PasswordHint['rule']; policy: PasswordPolicy }) {
  switch (rule) {
    case 'length':
      return <Plural value={policy.minimumLength} one="At least # character" other="At least # characters" />;
    case 'upperCase':
      return <Trans>At least 1 upper case letter</Trans>;
    case 'lowerCase':
      return <Trans>At least 1 lower case letter</Trans>;
    case 'number':
      return <Trans>At least 1 number</Trans>;
    case 'symbol':
      return <Trans>At least 1 special character</Trans>;
    case 'spaces':
      return <Trans>No spaces</Trans>;
  }
}

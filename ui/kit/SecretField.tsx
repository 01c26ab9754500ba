import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { FieldFrame, useFieldTies, type FieldFrameProps } from './Field.tsx';
import { usePageServices, type SecretName } from './pageServices.tsx';
import { RevealButton } from './RevealButton.tsx';

export type SecretFieldProps = Omit<FieldFrameProps, 'name'> & {
  name: SecretName;
  autoComplete: 'current-password' | 'new-password' | 'cc-csc';
  maxLength?: number | undefined;
  /** What a whole value looks like, as in HTML. */
  pattern?: string | undefined;
  /** The id of an element with more help than the hint. */
  describedBy?: string | undefined;
  /** Called with every change; the text is only for checks, never stored. */
  onText?: ((text: string) => void) | undefined;
};

/**
 * A password or a cvv, which takes digits only (RULE-017). The value goes only into the page's memory cell: the input has no name, so no form,
 * address or event carries it. It is stored when typed, and again by the form at submit.
 */
export function SecretField({ name, label, hint, error, autoComplete, maxLength, pattern, describedBy: more, onText }: SecretFieldProps) {
  const { t } = useLingui();
  const { keepSecret } = usePageServices();
  const { text, describedBy } = useFieldTies(name, hint, error);
  const [isVisible, setVisible] = useState(false);
  const isCvv = name === 'cvv';
  return (
    <FieldFrame name={name} label={label} hint={hint} error={text}>
      <span className="input-with-button">
        <input
          id={name}
          type={isVisible ? 'text' : 'password'}
          className="input"
          data-secret={name}
          autoComplete={autoComplete}
          maxLength={maxLength}
          pattern={pattern}
          inputMode={isCvv ? 'numeric' : undefined}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={text ? true : undefined}
          aria-describedby={[describedBy, more].filter(Boolean).join(' ') || undefined}
          onInput={({ currentTarget }) => {
            const digits = currentTarget.value.replaceAll(/\D/g, '');
            if (isCvv && digits !== currentTarget.value) currentTarget.value = digits;
            keepSecret(name, currentTarget.value);
            onText?.(currentTarget.value);
          }}
        />
        {!isCvv && (
          <RevealButton
            name={`show-${name}`}
            field={name}
            isVisible={isVisible}
            label={isVisible ? t`Hide password` : t`Show password`}
            onPress={() => setVisible(!isVisible)}
          />
        )}
      </span>
    </FieldFrame>
  );
}

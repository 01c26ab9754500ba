import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { FieldFrame, useFieldTies, type FieldFrameProps } from './Field.tsx';
import { usePageServices, type SecretName } from './pageServices.tsx';
import { RevealButton } from './RevealButton.tsx';
import { onlyDigits, reshape } from './ShapedField.tsx';

export type SecretDigitsProps = Omit<FieldFrameProps, 'name'> & { name: SecretName; maxLength: number };

/**
 * A secret number: visible while typing, masked on blur, visible again on demand. Its value goes only into the page's memory cell, and is
 * cleared with the field. Spec: portal §5 "Masked input" (RULE-017); CONF-015.
 */
export function SecretDigits({ name, label, hint, error, maxLength }: SecretDigitsProps) {
  const { t } = useLingui();
  const { keepSecret } = usePageServices();
  const { text, describedBy } = useFieldTies(name, hint, error);
  const [typing, setTyping] = useState(false);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => () => keepSecret(name, ''), [keepSecret, name]);
  return (
    <FieldFrame name={name} label={label} hint={hint} error={text}>
      <span className="input-with-button">
        <input
          id={name}
          type={typing || isVisible ? 'text' : 'password'}
          className="input"
          data-secret={name}
          autoComplete="off"
          inputMode="numeric"
          maxLength={maxLength}
          aria-required
          aria-invalid={text ? true : undefined}
          aria-describedby={describedBy}
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          onInput={({ currentTarget }) => {
            reshape(currentTarget, onlyDigits);
            keepSecret(name, currentTarget.value);
          }}
        />
        <RevealButton
          field={name}
          isVisible={isVisible}
          label={isVisible ? t`Hide number` : t`Show number`}
          onPress={() => setVisible(!isVisible)}
        />
      </span>
    </FieldFrame>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useEffect, useState, type RefObject } from 'react';
import { FieldFrame, useFieldTies, type FieldFrameProps } from './Field.tsx';
import { usePageServices } from './pageServices.tsx';
import { RevealButton } from './RevealButton.tsx';
import { reformat, typeSsn } from './typing.ts';

export type SsnFieldProps = Omit<FieldFrameProps, 'name'> & {
  /** To validate it at submit; no event may carry its text. */
  field: RefObject<HTMLInputElement | null>;
};

/** A whole Social Security number: masked unless shown, formatted while typing, only in its memory cell, which is cleared with the field (STORE-011). */
export function SsnField({ label, hint, error, field }: SsnFieldProps) {
  const { t } = useLingui();
  const { keepSecret } = usePageServices();
  const { text, describedBy } = useFieldTies('ssn', hint, error);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => () => keepSecret('ssn', ''), [keepSecret]);
  return (
    <FieldFrame name="ssn" label={label} hint={hint} error={text}>
      <span className="input-with-button">
        <input
          ref={field}
          id="ssn"
          type={isVisible ? 'text' : 'password'}
          className="input"
          data-secret="ssn"
          autoComplete="off"
          inputMode="numeric"
          maxLength={11}
          spellCheck={false}
          aria-invalid={text ? true : undefined}
          aria-describedby={describedBy}
          onInput={({ currentTarget }) => {
            reformat(currentTarget, typeSsn);
            keepSecret('ssn', currentTarget.value);
          }}
        />
        <RevealButton
          field="ssn"
          isVisible={isVisible}
          label={isVisible ? t`Hide number` : t`Show number`}
          onPress={() => setVisible(!isVisible)}
        />
      </span>
    </FieldFrame>
  );
}

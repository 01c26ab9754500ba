import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CodeEvent, Codes } from '../../../machines/verifyCode/codes.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Form, type FieldError } from '../../kit/Form.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { CodeField } from './CodeField.tsx';

type Props = {
  codes: Codes;
  busy: boolean;
  send: (event: CodeEvent) => void;
  /** Who got the code, where it is not the customer. */
  name?: string | undefined;
  /** The label of the submit button: "Verify", "Continue". */
  submitLabel: ReactNode;
  /** Links after "another code" and "another way". */
  actions?: ReactNode;
};

function useErrors({ codes: { problem }, name }: Pick<Props, 'codes' | 'name'>): FieldError[] {
  const { t } = useLingui();
  if (!problem) return [];
  const texts = {
    required: name === undefined ? t`Enter the code we sent you` : t`Enter the code we sent to ${name}`,
    invalid: t`The code has six digits`,
    wrong: t`This isn’t the code we sent. Check it and try again.`,
    expired: t`This code has expired. Press “Send another code”.`,
    tooMany: t`Too many wrong codes. Press “Send another code”.`,
  };
  return [{ field: 'code', text: texts[problem] }];
}

/** Entering a code; the customer can request another one after a pause, which the button explains, or choose another method. Spec: FLOW-AUTH-14. */
export function CodeForm({ codes, name, busy, send, submitLabel, actions }: Props) {
  const errors = useErrors({ codes, name });
  const { ways, sent, count, failure, mayResend } = codes;
  return (
    <>
      {count > 1 && sent && !failure && !codes.problem && (
        <Notice tone="good" live="status">
          <Trans>Another code is on its way to {sent.destination}. The old code no longer works.</Trans>
        </Notice>
      )}
      <FailureNote failure={failure} topic="other" />
      <Form
        errors={errors}
        busy={busy}
        submitLabel={submitLabel}
        onSubmit={(values) => send({ type: 'code.submitted', code: values.text('code') })}
        actions={
          <>
            <Button
              onPress={() => send({ type: 'code.resendChosen' })}
              disabled={!mayResend || busy}
              reason={<Trans>You can ask for another code 30 seconds after the last one.</Trans>}
            >
              <Trans>Send another code</Trans>
            </Button>
            {ways.length > 1 && (
              <Button kind="quiet" onPress={() => send({ type: 'method.changeChosen' })} disabled={busy}>
                <Trans>Send it another way</Trans>
              </Button>
            )}
            {actions}
          </>
        }
      >
        {/* a new code gets an empty field */}
        <CodeField key={count} />
      </Form>
    </>
  );
}

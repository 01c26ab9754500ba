import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/Button.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Field } from '../../../kit/Field.tsx';
import { Form } from '../../../kit/Form.tsx';
import { SecretField } from '../../../kit/SecretField.tsx';
import type { LinkScreen } from './kind.ts';
import { useErrors } from './useErrors.ts';

type Props = LinkScreen & { actions?: ReactNode };

/** The customer can correct a mistyped password: it needs no case number. */
const ownFault = (failure: LinkScreen['view']['failure']) =>
  failure?.code.includes('NotAuthorized') ? { ...failure, caseId: '' } : failure;

/** Username and password again: confirms a replacement. Spec: FLOW-LINK-04. */
export function ProofForm({ view, send, actions }: Props) {
  const { failure } = view;
  return (
    <>
      <FailureNote failure={ownFault(failure)} topic="other">
        {failure?.kind === 'unknown' && (
          <p>
            <Trans>Nothing was replaced as far as we know. You can safely confirm again: it counts once.</Trans>
          </p>
        )}
      </FailureNote>
      <Form
        errors={useErrors(view.problems)}
        busy={view.busy}
        submitLabel={view.busy ? <Trans>Replacing…</Trans> : <Trans>Replace my account</Trans>}
        onSubmit={(values) =>
          send({ type: 'replacement.confirmed', username: values.text('username'), hasPassword: values.hasSecret('password') })
        }
        actions={
          <>
            {actions}
            <Button kind="quiet" disabled={view.busy} onPress={() => send({ type: 'flow.left' })}>
              <Trans>Keep my account as it is</Trans>
            </Button>
          </>
        }
      >
        <Field
          name="username"
          label={<Trans>Email or phone number you sign in with</Trans>}
          defaultValue={view.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <SecretField name="password" label={<Trans>Password</Trans>} autoComplete="current-password" />
      </Form>
    </>
  );
}

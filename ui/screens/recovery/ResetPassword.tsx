import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { PasswordHint } from '../../../machines/kit/passwordHints.ts';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Form, type FieldError } from '../../kit/Form.tsx';
import { NewPasswordField } from '../codes/NewPasswordField.tsx';
import { Page } from '../../kit/Page.tsx';
import { BackToSignIn } from './BackToSignIn.tsx';
import { SavedOrNot } from './SavedOrNot.tsx';
import type { Props } from './props.ts';

/** The specification's messages, verbatim. Spec: portal §5 "Messages" (ERR-042). */
function useErrors({ problem }: Props['view']): FieldError[] {
  const { t } = useLingui();
  if (problem === 'required') return [{ field: 'newPassword', text: t`Password is required` }];
  if (problem === 'weak') return [{ field: 'newPassword', text: t`Your password does not meet our requirements` }];
  return [];
}

/** The new password, with hints for what it still needs. Spec: ROUTE-014, RULE-002, ERR-043, CONF-016. */
export function ResetPassword({ view, send }: Props) {
  const { username, policy, problem, failure, busy } = view;
  const hints = useRef<readonly PasswordHint[]>([]);
  const needsCode = problem === 'expired';
  return (
    <Page
      screen="ResetPassword"
      width="narrow"
      eyebrow={<Trans>New password</Trans>}
      title={<Trans>Choose a new password</Trans>}
      lead={<Trans>For {username}. When you save it, you’ll be signed out on all your devices.</Trans>}
      busy={busy}
    >
      <SavedOrNot problem={problem} send={send} />
      <FailureNote failure={failure} topic="other" />
      <Form
        errors={useErrors(view)}
        busy={busy}
        submitLabel={busy ? <Trans>Saving…</Trans> : <Trans>Save the new password</Trans>}
        disabled={needsCode}
        reason={<Trans>Get a new code first.</Trans>}
        onSubmit={(values) =>
          send({
            type: 'password.submitted',
            hasPassword: values.hasSecret('newPassword'),
            // a password manager may fill in without input events: then the service checks the policy
            meetsPolicy: hints.current.length === 0 || hints.current.every(({ met }) => met),
          })
        }
        actions={<BackToSignIn send={send} />}
      >
        {/* for password managers: whose password this is */}
        <input
          className="visually-hidden"
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
        <NewPasswordField
          policy={policy}
          onHints={(next) => {
            hints.current = next;
          }}
        />
      </Form>
    </Page>
  );
}

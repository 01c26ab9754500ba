import { Trans, useLingui } from '@lingui/react/macro';
import { FORGOT_PASSWORD, REGISTER } from '../../../machines/kit/places.ts';
import type { SignInEvent } from '../../../machines/signIn/signIn.rules.ts';
import type { SignInView } from '../../../machines/signIn/signIn.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form, type FieldError } from '../../kit/Form.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SecretField } from '../../kit/SecretField.tsx';
import { LoginNoticeBox } from './LoginNoticeBox.tsx';

type Props = { view: SignInView; send: (event: SignInEvent) => void };

/** The specification's messages, verbatim. Spec: portal §5 "Messages" (ERR-042). */
function useErrors({ usernameError, passwordError }: SignInView): FieldError[] {
  const { t } = useLingui();
  const username = {
    required: t`Email or Phone Number is required`,
    invalid: t`Invalid Email or Phone Number`,
    emailNotFound: t`Your email was not found`,
    phoneNotFound: t`Your phone number was not found`,
  };
  return [
    ...(usernameError ? [{ field: 'username', text: username[usernameError] }] : []),
    ...(passwordError ? [{ field: 'password', text: t`Password is required` }] : []),
  ];
}

/** The customer can correct a wrong password: it needs no case number. */
const ownFault = (failure: SignInView['failure']): SignInView['failure'] =>
  failure?.kind === 'refused' ? { ...failure, caseId: '' } : failure;

/** The text in the field, submitted or not: it is passed on, so the customer does not type it twice. */
function typedName(): string {
  const field = document.getElementById('username');
  return field instanceof HTMLInputElement ? field.value.trim() : '';
}

/** Sign-in with email or phone number. Also rendered at build time: the fields keep what was typed before hydration. Spec: ROUTE-001. */
export function Login({ view, send }: Props) {
  const errors = useErrors(view);
  return (
    <Page
      screen="Login"
      width="narrow"
      title={<Trans>Sign in</Trans>}
      lead={<Trans>See your loans and make a payment.</Trans>}
      busy={view.busy}
    >
      <LoginNoticeBox notice={view.notice} onHelp={() => send({ type: 'help.chosen' })} />
      {view.limited ? (
        <Notice tone="warning" live="alert" title={<Trans>Too many attempts</Trans>}>
          <Trans>Please wait a minute, then try again. What you typed is still here.</Trans>
        </Notice>
      ) : (
        <FailureNote failure={ownFault(view.failure)} topic="signIn" />
      )}
      <Form
        errors={errors}
        busy={view.busy}
        submitLabel={view.busy ? <Trans>Signing in…</Trans> : <Trans>Sign in</Trans>}
        actions={
          <>
            <Button kind="quiet" to={FORGOT_PASSWORD} onPress={() => send({ type: 'recovery.chosen', username: typedName() })}>
              <Trans>Forgot your password?</Trans>
            </Button>
            <Button kind="quiet" to={REGISTER} onPress={() => send({ type: 'register.chosen', username: typedName() })}>
              <Trans>Create an account</Trans>
            </Button>
          </>
        }
        onSubmit={(values) =>
          send({
            type: 'login.submitted',
            username: values.text('username'),
            hasPassword: values.hasSecret('password'),
            remember: values.checked('remember'),
          })
        }
      >
        <Field
          name="username"
          label={<Trans>Email or phone number</Trans>}
          defaultValue={view.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          enterKeyHint="next"
        />
        <SecretField name="password" label={<Trans>Password</Trans>} autoComplete="current-password" />
        <Checkbox
          name="remember"
          label={<Trans>Remember this device</Trans>}
          hint={<Trans>Only on your own phone or computer.</Trans>}
          defaultChecked={view.remember}
        />
      </Form>
    </Page>
  );
}

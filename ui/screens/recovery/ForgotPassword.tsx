import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '../../kit/Field.tsx';
import { Form, type FieldError } from '../../kit/Form.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { BackToSignIn } from './BackToSignIn.tsx';
import type { Props } from './props.ts';

/** The specification's messages, verbatim. Spec: portal §5 "Messages" (ERR-042, FLOW-AUTH-18). */
function useErrors({ usernameError }: Props['view']): FieldError[] {
  const { t } = useLingui();
  if (!usernameError) return [];
  const texts = {
    required: t`Email or Phone Number is required`,
    invalid: t`Invalid Email or Phone Number`,
    emailNotFound: t`Your email was not found`,
    phoneNotFound: t`Your phone number was not found`,
  };
  return [{ field: 'username', text: texts[usernameError] }];
}

/** The username of the account. Spec: ROUTE-012, FLOW-AUTH-12, FLOW-AUTH-13. */
export function ForgotPassword({ view, send }: Props) {
  return (
    <Page
      screen="ForgotPassword"
      width="narrow"
      title={<Trans>Forgot your password?</Trans>}
      lead={<Trans>We’ll send you a code to choose a new password.</Trans>}
      busy={view.busy}
    >
      {view.afterWrongPasswords && (
        <Notice tone="info" live="status" title={<Trans>The password was wrong several times</Trans>}>
          <Trans>To keep your account safe, we brought you here. A new password takes about two minutes.</Trans>
        </Notice>
      )}
      <Form
        errors={useErrors(view)}
        busy={view.busy}
        submitLabel={<Trans>Continue</Trans>}
        onSubmit={(values) => send({ type: 'name.submitted', username: values.text('username') })}
        actions={<BackToSignIn send={send} />}
      >
        <Field
          name="username"
          label={<Trans>Email or phone number</Trans>}
          hint={<Trans>The one you sign in with.</Trans>}
          defaultValue={view.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          enterKeyHint="next"
        />
      </Form>
    </Page>
  );
}

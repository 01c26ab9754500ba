import { Trans, useLingui } from '@lingui/react/macro';
import { FORGOT_PASSWORD, LOGIN } from '../../../machines/kit/places.ts';
import type { RegistrationEvent } from '../../../machines/registration/registration.types.ts';
import type { RegistrationView } from '../../../machines/registration/registration.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Checkbox } from '../../kit/Checkbox.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form, type FieldError } from '../../kit/Form.tsx';
import { NewPasswordField } from '../codes/NewPasswordField.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';

type Props = { view: RegistrationView; send: (event: RegistrationEvent) => void };

/** The specification's messages, verbatim. Spec: portal §5 "Messages" (ERR-042). */
function useErrors({ nameError, passwordError, kindOfName }: RegistrationView): FieldError[] {
  const { t } = useLingui();
  const name = {
    required: t`Email or Phone Number is required`,
    invalid: t`Invalid Email or Phone Number`,
    taken: kindOfName === 'phone' ? t`This phone number already has an account` : t`This email already has an account`,
  };
  const password = { required: t`Password is required`, weak: t`Your password does not meet our requirements` };
  return [
    ...(nameError ? [{ field: 'username', text: name[nameError] }] : []),
    ...(passwordError ? [{ field: 'password', text: password[passwordError] }] : []),
  ];
}

/** Creating a sign-in. Nothing is preselected, and the customer agrees to nothing here. Spec: ROUTE-004, FLOW-AUTH-02. */
export function Register({ view, send }: Props) {
  const errors = useErrors(view);
  return (
    <Page
      screen="Register"
      width="narrow"
      title={<Trans>Create your account</Trans>}
      lead={<Trans>See your loans, make payments and find your documents in one place. It’s free.</Trans>}
      busy={view.busy}
    >
      {view.isReferred && <Referred />}
      {view.isUnsure ? <Unsure /> : <FailureNote failure={view.failure} topic="other" />}
      <Form
        errors={errors}
        busy={view.busy}
        submitLabel={view.busy ? <Trans>Creating your account…</Trans> : <Trans>Create account</Trans>}
        onSubmit={(values) =>
          send({
            type: 'register.submitted',
            username: values.text('username'),
            hasPassword: values.hasSecret('password'),
            keepCards: values.checked('keepCards'),
          })
        }
        actions={
          <Button kind="quiet" to={LOGIN} onPress={() => send({ type: 'login.opened' })} disabled={view.busy}>
            <Trans>I already have an account</Trans>
          </Button>
        }
      >
        {view.nameError === 'taken' && <Taken view={view} send={send} />}
        <Field
          name="username"
          label={<Trans>Email or phone number</Trans>}
          hint={<Trans>You’ll sign in with it. We’ll send a code there to make sure it’s yours.</Trans>}
          defaultValue={view.username}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          enterKeyHint="next"
        />
        <NewPasswordField name="password" policy={view.policy} />
        {!view.isReferred && view.guestCards.length > 0 && <KeepCards view={view} />}
      </Form>
    </Page>
  );
}

/** The customer came by a referral link. Spec: FLOW-AUTH-17. */
const Referred = () => (
  <Notice tone="info" title={<Trans>A friend invited you</Trans>}>
    <Trans>With your account, you can join referral rewards and get your own code to share. You don’t need a loan.</Trans>
  </Notice>
);

/** The response was lost, and the new password does not sign in. */
const Unsure = () => (
  <Notice tone="warning" live="alert" title={<Trans>We didn’t get an answer</Trans>}>
    <Trans>Press “Create account” once more. Nothing is created twice, and what you typed is still here.</Trans>
  </Notice>
);

/** The username is taken: links for its owner, after the error summary, which has the focus. */
function Taken({ view, send }: Props) {
  return (
    <Notice
      tone="info"
      title={<Trans>You may have registered before</Trans>}
      actions={
        <>
          <Button to={LOGIN} onPress={() => send({ type: 'login.opened' })}>
            <Trans>Sign in</Trans>
          </Button>
          <Button to={FORGOT_PASSWORD} onPress={() => send({ type: 'recovery.chosen' })}>
            <Trans>Reset the password</Trans>
          </Button>
        </>
      }
    >
      <Trans>Someone already signs in as {view.username}. If that’s you, sign in, or choose a new password.</Trans>
    </Notice>
  );
}

/** The guest's card is kept only if the customer checks the box. Spec: CONF-010. */
function KeepCards({ view: { guestCards, keepCards } }: Pick<Props, 'view'>) {
  const cards = [...new Set(guestCards.map(({ lastFour }) => lastFour))].join(', ');
  return (
    <Checkbox
      name="keepCards"
      label={<Trans>Save the card ending in {cards} for my next payment</Trans>}
      hint={<Trans>It was used here a moment ago without signing in. Leave this unchecked if it isn’t yours.</Trans>}
      defaultChecked={keepCards}
    />
  );
}

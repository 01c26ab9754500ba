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
      title={<Trans>Create your sign-in</Trans>}
      lead={<Trans>See your loans, make payments and find your papers in one place. It is free.</Trans>}
      busy={view.busy}
    >
      {view.isReferred && <Referred />}
      {view.isUnsure ? <Unsure /> : <FailureNote failure={view.failure} topic="other" />}
      <Form
        errors={errors}
        busy={view.busy}
        submitLabel={view.busy ? <Trans>Creating your sign-in…</Trans> : <Trans>Create sign-in</Trans>}
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
            <Trans>I already have a sign-in</Trans>
          </Button>
        }
      >
        {view.nameError === 'taken' && <Taken view={view} send={send} />}
        <Field
          name="username"
          label={<Trans>Email or phone number</Trans>}
          hint={<Trans>You will sign in with it. We send a code there to be sure that it is yours.</Trans>}
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
  <Notice tone="info" title={<Trans>A friend has invited you</Trans>}>
    <Trans>With your sign-in you take part in referral rewards: you get a code of your own to share. You do not need a loan.</Trans>
  </Notice>
);

/** The response was lost, and the new password does not sign in. */
const Unsure = () => (
  <Notice tone="warning" live="alert" title={<Trans>We did not get an answer</Trans>}>
    <Trans>Press “Create sign-in” once more. Nothing is created twice, and what you typed is still here.</Trans>
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
      <Trans>Somebody signs in as {view.username} already. If that is you, sign in, or choose a new password.</Trans>
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
      hint={<Trans>It was used here as a guest a moment ago. Leave this empty if it is not yours.</Trans>}
      defaultChecked={keepCards}
    />
  );
}

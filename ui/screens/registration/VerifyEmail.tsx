import { Trans, useLingui } from '@lingui/react/macro';
import type { RegistrationEvent } from '../../../machines/registration/registration.types.ts';
import type { RegistrationView } from '../../../machines/registration/registration.view.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form } from '../../kit/Form.tsx';
import { Page } from '../../kit/Page.tsx';

/** The code did not arrive: the customer checks and corrects the email or phone number. Spec: ROUTE-007. */
export function VerifyEmail({ view, send }: { view: RegistrationView; send: (event: RegistrationEvent) => void }) {
  const { t } = useLingui();
  const { nameError, kindOfName } = view;
  const errors = nameError
    ? [{ field: 'username', text: nameError === 'required' ? t`Email or Phone Number is required` : t`Invalid Email or Phone Number` }]
    : [];
  return (
    <Page
      screen="VerifyEmail"
      width="narrow"
      title={kindOfName === 'phone' ? <Trans>Is this your phone number?</Trans> : <Trans>Is this your email?</Trans>}
      lead={<Trans>A code sent to the wrong one won’t reach you. Please check every letter and digit.</Trans>}
      busy={view.busy}
    >
      <Form
        errors={errors}
        submitLabel={<Trans>Continue</Trans>}
        onSubmit={(values) => send({ type: 'name.confirmed', username: values.text('username') })}
        actions={
          <Button kind="quiet" onPress={() => send({ type: 'code.returned' })}>
            <Trans>Back to the code</Trans>
          </Button>
        }
      >
        <Field
          name="username"
          label={<Trans>Email or phone number</Trans>}
          hint={<Trans>If it’s right, we’ll send another code. If you correct it, you’ll register again with the right one.</Trans>}
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

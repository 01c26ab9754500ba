import { Trans, useLingui } from '@lingui/react/macro';
import type { UpdateUserView } from '../../../machines/updateUser/updateUser.view.ts';
import type { UpdateUserEvent } from '../../../machines/updateUser/updateUser.rules.ts';
import { Button } from '../../kit/Button.tsx';
import { Fact, Facts } from '../../kit/Facts.tsx';
import { FailureNote } from '../../kit/FailureNote.tsx';
import { Field } from '../../kit/Field.tsx';
import { Form, type FieldError } from '../../kit/Form.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { Page } from '../../kit/Page.tsx';
import { SkeletonCard } from '../../kit/Skeleton.tsx';
import { phoneText } from '../../kit/phone.ts';
import type { ScreenProps } from '../flowView.tsx';

type Props = ScreenProps<UpdateUserView, UpdateUserEvent>;

function Title({ of }: Pick<UpdateUserView, 'of'>) {
  switch (of) {
    case 'email':
      return <Trans>Change the email you sign in with</Trans>;
    case 'phone':
      return <Trans>Change the phone number you sign in with</Trans>;
    case 'either':
      return <Trans>Change how you sign in</Trans>;
  }
}

/** A new email or phone number to sign in with. Spec: ROUTE-032 (FLOW-AUTH-16). */
export function Email({ view, send }: Props) {
  const { names, phase } = view;
  return (
    <Page screen="Email" width="narrow" title={<Title of={view.of} />} busy={view.busy}>
      {phase === 'working' && names === null && <SkeletonCard />}
      {phase === 'failed' && <FailureNote failure={view.failure} topic="customer" onRetry={() => send({ type: 'retry.chosen' })} />}
      {names && (
        <Facts>
          <Fact label={<Trans>Current email</Trans>}>{names.email}</Fact>
          <Fact label={<Trans>Current phone number</Trans>}>{phoneText(names.phoneNumber)}</Fact>
        </Facts>
      )}
      {phase === 'fixed' && (
        <Notice tone="info" title={<Trans>You can’t change this here</Trans>}>
          <Trans>You are not eligible at this time. Please contact customer service: press Help above.</Trans>
        </Notice>
      )}
      {(phase === 'fixed' || phase === 'failed') && (
        <Button onPress={() => send({ type: 'flow.left' })}>
          <Trans>Back to my accounts</Trans>
        </Button>
      )}
      {names && (phase === 'entering' || phase === 'working') && <NewName view={view} send={send} />}
    </Page>
  );
}

/** Spec: portal §5 "Messages" (ERR-042). */
function useErrors({ problem }: UpdateUserView): FieldError[] {
  const { t } = useLingui();
  if (!problem) return [];
  const texts = {
    required: t`Email or Phone Number is required`,
    invalid: t`Invalid Email or Phone Number`,
    notEmail: t`Enter an email, like name@example.com`,
    notPhone: t`Enter a phone number with area code, like 512-555-0120`,
    same: t`You already sign in with this. Enter the new one.`,
    taken: t`Someone else signs in with this. Enter another one.`,
  };
  return [{ field: 'username', text: texts[problem] }];
}

function NewName({ view, send }: Props) {
  const { of } = view;
  return (
    <Form
      errors={useErrors(view)}
      busy={view.busy}
      submitLabel={<Trans>Continue</Trans>}
      onSubmit={(values) => send({ type: 'name.submitted', username: values.text('username') })}
      actions={
        <Button kind="quiet" disabled={view.busy} onPress={() => send({ type: 'flow.left' })}>
          <Trans>Keep it as it is</Trans>
        </Button>
      }
    >
      <Field
        name="username"
        label={
          of === 'email' ? (
            <Trans>New email</Trans>
          ) : of === 'phone' ? (
            <Trans>New phone number</Trans>
          ) : (
            <Trans>New email or phone number</Trans>
          )
        }
        hint={<Trans>We’ll send a code there. What you sign in with changes only after you enter it.</Trans>}
        defaultValue={view.username}
        autoComplete={of === 'email' ? 'email' : of === 'phone' ? 'tel-national' : 'off'}
        inputMode={of === 'email' ? 'email' : of === 'phone' ? 'tel' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        required
        onText={(text) => send({ type: 'name.typed', text })}
      />
    </Form>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { UnavailableEvent } from '../../../../machines/unavailable/unavailable.rules.ts';
import type { UnavailableView } from '../../../../machines/unavailable/unavailable.view.ts';
import { Section } from '../../../kit/Card.tsx';
import { FailureNote } from '../../../kit/FailureNote.tsx';
import { Field } from '../../../kit/Field.tsx';
import { Form, type FieldError } from '../../../kit/Form.tsx';
import { SelectField } from '../../../kit/SelectField.tsx';
import { UppercaseField } from '../../../kit/ShapedField.tsx';
import type { ScreenProps } from '../../flowView.tsx';

/** Spec: portal §5 "Messages" (ERR-042). */
function useErrors({ problems, states }: UnavailableView): FieldError[] {
  const { t } = useLingui();
  const errors = {
    contactMissing: { field: 'contact', text: t`Email or Phone Number is required` },
    contactInvalid: { field: 'contact', text: t`Invalid Email or Phone Number` },
    state: { field: 'state', text: states ? t`Choose a state.` : t`Enter the state as two letters, like TX.` },
  };
  return problems.map((problem) => errors[problem]);
}

/** Who wants a message when the feature is offered. Spec: CALL-031. */
export function NoticeForm({ view, send }: ScreenProps<UnavailableView, UnavailableEvent>) {
  const { t } = useLingui();
  const { form, states } = view;
  const state = {
    name: 'state',
    label: <Trans>State</Trans>,
    defaultValue: form.state,
    autoComplete: 'address-level1',
    required: true,
    onText: (text: string) => send({ type: 'form.typed', values: { state: text } }),
  };
  return (
    <Section title={<Trans>Get a message when it’s available</Trans>}>
      <FailureNote failure={view.failure} topic="other" />
      <Form
        errors={useErrors(view)}
        busy={view.phase === 'sending'}
        submitLabel={view.phase === 'sending' ? <Trans>Sending…</Trans> : <Trans>Send me a message</Trans>}
        onSubmit={(values) => send({ type: 'form.submitted', form: { contact: values.text('contact'), state: values.text('state') } })}
      >
        <Field
          name="contact"
          label={<Trans>Email or phone number</Trans>}
          hint={<Trans>We’ll send one message there when it’s available in your state.</Trans>}
          defaultValue={form.contact}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
          onText={(contact) => send({ type: 'form.typed', values: { contact } })}
        />
        {states ? <SelectField {...state} options={states} none={t`Choose a state`} /> : <UppercaseField {...state} maxLength={2} />}
      </Form>
    </Section>
  );
}

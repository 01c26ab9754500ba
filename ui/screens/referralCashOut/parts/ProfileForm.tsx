import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { LineProblem } from '../../../../machines/kit/addressLines.ts';
import { FIELDS, type FieldName, type Problems, type Typed } from '../../../../machines/referralCashOut/referralCashOut.fields.ts';
import type { CashOutEvent } from '../../../../machines/referralCashOut/referralCashOut.rules.ts';
import type { ReferCompleteProfileView } from '../../../../machines/referralCashOut/referralCashOut.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Field } from '../../../kit/Field.tsx';
import { Form, type FieldError } from '../../../kit/Form.tsx';
import { TypedField } from '../../../kit/TypedField.tsx';
import { typeDate } from '../../../kit/typing.ts';
import { useTypedForm } from '../../../kit/useTypedForm.ts';
import { AddressLines } from '../../address/AddressLines.tsx';
import { addressErrors, useHomeTexts } from '../../address/addressErrors.ts';
import type { ScreenProps } from '../../flowView.tsx';
import { SaveFailure } from '../../profile/parts/SaveFailure.tsx';

const isField = (name: string): name is FieldName => FIELDS.some((field) => field === name);

const OWN = ['firstName', 'lastName', 'dateOfBirth'] as const satisfies readonly FieldName[];

/** What is wrong with the form, in its order. */
function useErrors(problems: Problems): FieldError[] {
  const { t } = useLingui();
  const home = useHomeTexts();
  const texts: Record<(typeof OWN)[number], Record<LineProblem, string>> = {
    firstName: {
      required: t`Enter your first name.`,
      invalid: t`Enter your first name with letters, spaces, apostrophes and hyphens only.`,
    },
    lastName: {
      required: t`Enter your last name.`,
      invalid: t`Enter your last name with letters, spaces, apostrophes and hyphens only.`,
    },
    dateOfBirth: {
      required: t`Enter your date of birth`,
      invalid: t`That date doesn’t exist. Enter month, day and year, like 09/28/1980`,
    },
  };
  const own = OWN.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, text: texts[field][problem] }] : [];
  });
  return [...own, ...addressErrors('home', problems, home)];
}

/** Name, date of birth and home address. */
export function ProfileForm({ view, send }: ScreenProps<ReferCompleteProfileView, CashOutEvent>) {
  const { values: first, problems } = view;
  const isSaving = view.phase === 'saving';
  const report = useCallback((values: Typed) => send({ type: 'profile.typed', values }), [send]);
  const { inside, values } = useTypedForm({ isField, filled: view.filled, onTyped: report });
  const errors = useErrors(problems);
  return (
    <>
      <SaveFailure failure={view.failure} />
      <Form
        errors={errors}
        busy={isSaving}
        submitLabel={isSaving ? <Trans>Saving…</Trans> : <Trans>Save and continue</Trans>}
        onSubmit={() => send({ type: 'profile.submitted', values: values() })}
        actions={
          <Button kind="quiet" busy={isSaving} onPress={() => send({ type: 'flow.left' })}>
            <Trans>Back to my rewards</Trans>
          </Button>
        }
      >
        <div ref={inside} className="address">
          <Field
            name="firstName"
            label={<Trans>First name</Trans>}
            defaultValue={first.firstName}
            autoComplete="given-name"
            maxLength={60}
            required
          />
          <Field
            name="lastName"
            label={<Trans>Last name</Trans>}
            defaultValue={first.lastName}
            autoComplete="family-name"
            maxLength={60}
            required
          />
          <TypedField
            name="dateOfBirth"
            label={<Trans>Date of birth</Trans>}
            hint={<Trans>Month, day, year: 09/28/1980</Trans>}
            defaultValue={first.dateOfBirth}
            format={typeDate}
            autoComplete="bday"
            inputMode="text"
          />
          <AddressLines name="home" values={first} search={view.search} states={view.states} send={send} />
        </div>
      </Form>
    </>
  );
}

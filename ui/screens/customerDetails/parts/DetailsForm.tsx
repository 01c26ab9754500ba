import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import { FIELDS, type FieldName, type Typed } from '../../../../machines/customerDetails/customerDetails.fields.ts';
import type { CustomerDetailsEvent } from '../../../../machines/customerDetails/customerDetails.rules.ts';
import type { CustomerDetailsView } from '../../../../machines/customerDetails/customerDetails.view.ts';
import { Button } from '../../../kit/Button.tsx';
import { Form } from '../../../kit/Form.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { PhoneField } from '../../../kit/ShapedField.tsx';
import { useTypedForm } from '../../../kit/useTypedForm.ts';
import { AddressLines } from '../../address/AddressLines.tsx';
import type { ScreenProps } from '../../flowView.tsx';
import { SaveFailure } from '../../profile/parts/SaveFailure.tsx';
import { CoveredBorrower } from './CoveredBorrower.tsx';
import { Questions } from './Questions.tsx';
import { Spouse } from './Spouse.tsx';
import { useErrors } from './useErrors.ts';

export type FormProps = ScreenProps<CustomerDetailsView, CustomerDetailsEvent>;

const isField = (name: string): name is FieldName => FIELDS.some((field) => field === name);

/** Everything that is missing, in one form. */
export function DetailsForm({ view, send }: FormProps) {
  const { asked, sending, values: first } = view;
  const report = useCallback((values: Typed) => send({ type: 'details.typed', values }), [send]);
  const { inside, values } = useTypedForm({ isField, filled: view.filled, onTyped: report });
  const errors = useErrors(view.problems);
  return (
    <>
      {view.isCovered && <CoveredBorrower storePhone={view.storePhone} />}
      {view.isHalfSaved && (
        <Notice tone="good" live="status">
          <Trans>Your details are saved. Only your spouse’s are left.</Trans>
        </Notice>
      )}
      <SaveFailure failure={view.failure} />
      <Form
        errors={errors}
        busy={sending}
        submitLabel={sending ? <Trans>Saving…</Trans> : <Trans>Save and continue</Trans>}
        onSubmit={() => send({ type: 'details.submitted', values: values() })}
        actions={
          <Button busy={sending} onPress={() => send({ type: 'details.left' })}>
            <Trans>Go back</Trans>
          </Button>
        }
      >
        <div ref={inside} className="details">
          {asked.home && (
            <fieldset className="details-part">
              <legend>
                <Trans>Your home address</Trans>
              </legend>
              <AddressLines name="home" values={first} search={view.search} states={view.states} send={send} />
            </fieldset>
          )}
          {asked.phone && (
            <fieldset className="details-part">
              <legend>
                <Trans>Your phone number</Trans>
              </legend>
              <PhoneField
                name="phone"
                label={<Trans>Phone</Trans>}
                hint={<Trans>We’ll call and text this number. How you sign in doesn’t change.</Trans>}
                defaultValue={first.phone}
                autoComplete="tel-national"
                required
              />
            </fieldset>
          )}
          {asked.spouse && <Spouse view={view} send={send} />}
          {asked.questions.length > 0 && <Questions view={view} send={send} />}
        </div>
      </Form>
    </>
  );
}

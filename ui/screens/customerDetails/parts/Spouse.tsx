import { Trans } from '@lingui/react/macro';
import { Choice, ChoiceList } from '../../../kit/Choice.tsx';
import { Field } from '../../../kit/Field.tsx';
import { AddressLines } from '../../address/AddressLines.tsx';
import type { FormProps } from './DetailsForm.tsx';

/** Whom the notice goes to that a community-property state wants sent. Spec: CALL-030. */
export function Spouse({ view, send }: FormProps) {
  const { values, asked, homeOnFile } = view;
  return (
    <fieldset className="details-part">
      <legend>
        <Trans>Your spouse</Trans>
      </legend>
      <p>
        <Trans>
          In your state, one spouse’s debt can be a debt of both. The state requires us to send your spouse a notice about the new loan, so
          we need to know where to send it.
        </Trans>
      </p>
      <Field
        name="spouse.firstName"
        label={<Trans>Your spouse’s first name</Trans>}
        defaultValue={values['spouse.firstName']}
        autoComplete="off"
        maxLength={60}
        required
      />
      <Field
        name="spouse.lastName"
        label={<Trans>Your spouse’s last name</Trans>}
        defaultValue={values['spouse.lastName']}
        autoComplete="off"
        maxLength={60}
        required
      />
      <ChoiceList
        name="livesAt"
        label={<Trans>Where does your spouse live?</Trans>}
        chosen={values.livesAt ?? null}
        onChoose={(livesAt) => send({ type: 'details.typed', values: { livesAt } })}
      >
        <Choice value="home" title={<Trans>At my home address</Trans>} detail={asked.home ? undefined : homeOnFile} />
        <Choice value="elsewhere" title={<Trans>At another address</Trans>} />
      </ChoiceList>
      {values.livesAt === 'elsewhere' && (
        <AddressLines name="spouse" values={values} search={view.search} states={view.states} ofOther send={send} />
      )}
    </fieldset>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Question } from '../../../../machines/customerDetails/customerDetails.fields.ts';
import type { CustomerDetailsView } from '../../../../machines/customerDetails/customerDetails.view.ts';
import { Choice, ChoiceList } from '../../../kit/Choice.tsx';
import { DigitsField } from '../../../kit/ShapedField.tsx';
import type { FormProps } from './DetailsForm.tsx';

const NotSaid = () => <Trans>I do not wish to say</Trans>;

/** The demographics. None has to be answered, and none decides about the loan. Spec: FLOW-REFI-12, R-10 of the rulings (Regulation B). */
export function Questions({ view, send }: FormProps) {
  const { questions } = view.asked;
  return (
    <fieldset className="details-part">
      <legend>
        <Trans>Information for the government</Trans>
      </legend>
      <p>
        <Trans>
          The federal government asks for these answers to make sure that lenders treat everyone fairly. We don’t use them to decide about
          your loan. You don’t have to answer: choose “I do not wish to say” or leave a question blank, which counts the same.
        </Trans>
      </p>
      {questions.includes('race') && <Race view={view} send={send} />}
      {questions.includes('gender') && <Gender view={view} send={send} />}
      {questions.includes('height') && (
        <Measure view={view} send={send} question="height" label={<Trans>Your height</Trans>} given={<Trans>I’ll give my height</Trans>}>
          <div className="details-figures">
            <DigitsField name="feet" label={<Trans>Feet</Trans>} defaultValue={view.values.feet} autoComplete="off" maxLength={1} />
            <DigitsField name="inches" label={<Trans>Inches</Trans>} defaultValue={view.values.inches} autoComplete="off" maxLength={2} />
          </div>
        </Measure>
      )}
      {questions.includes('weight') && (
        <Measure view={view} send={send} question="weight" label={<Trans>Your weight</Trans>} given={<Trans>I’ll give my weight</Trans>}>
          <div className="details-figures">
            <DigitsField name="pounds" label={<Trans>Pounds</Trans>} defaultValue={view.values.pounds} autoComplete="off" maxLength={3} />
          </div>
        </Measure>
      )}
    </fieldset>
  );
}

const RACE: Record<CustomerDetailsView['options']['race'][number], ReactNode> = {
  americanIndianOrAlaskaNative: <Trans>American Indian or Alaska Native</Trans>,
  asian: <Trans>Asian</Trans>,
  blackOrAfricanAmerican: <Trans>Black or African American</Trans>,
  nativeHawaiianOrPacificIslander: <Trans>Native Hawaiian or other Pacific Islander</Trans>,
  white: <Trans>White</Trans>,
  other: <Trans>Another race</Trans>,
  notSaid: <NotSaid />,
};

function Race({ view: { options, values }, send }: FormProps) {
  return (
    <ChoiceList
      name="race"
      label={<Trans>Your race</Trans>}
      chosen={values.race ?? null}
      onChoose={(race) => send({ type: 'details.typed', values: { race } })}
    >
      {options.race.map((race) => (
        <Choice key={race} value={race} title={RACE[race]} />
      ))}
    </ChoiceList>
  );
}

const GENDER: Record<CustomerDetailsView['options']['gender'][number], ReactNode> = {
  female: <Trans>Female</Trans>,
  male: <Trans>Male</Trans>,
  other: <Trans>Another gender</Trans>,
  notSaid: <NotSaid />,
};

function Gender({ view: { options, values }, send }: FormProps) {
  return (
    <ChoiceList
      name="gender"
      label={<Trans>Your gender</Trans>}
      chosen={values.gender ?? null}
      onChoose={(gender) => send({ type: 'details.typed', values: { gender } })}
    >
      {options.gender.map((gender) => (
        <Choice key={gender} value={gender} title={GENDER[gender]} />
      ))}
    </ChoiceList>
  );
}

type MeasureProps = FormProps & {
  question: Extract<Question, 'height' | 'weight'>;
  label: ReactNode;
  given: ReactNode;
  children: ReactNode;
};

/** A figure, or no wish to give one. */
function Measure({ view: { values }, send, question, label, given, children }: MeasureProps) {
  const chosen = values[question] ?? null;
  return (
    <ChoiceList
      name={question}
      label={label}
      chosen={chosen}
      onChoose={(value) => send({ type: 'details.typed', values: { [question]: value } })}
    >
      <Choice value="given" title={given}>
        {chosen === 'given' && children}
      </Choice>
      <Choice value="notSaid" title={<NotSaid />} />
    </ChoiceList>
  );
}

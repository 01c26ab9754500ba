import { Trans, useLingui } from '@lingui/react/macro';
import type { AddressName } from '../../../../machines/profile/addressSearch.machine.ts';
import { lineOf, type LineName, type Problem } from '../../../../machines/profile/profile.fields.ts';
import type { OpenSection, ProfileFacts, ProfileView } from '../../../../machines/profile/profile.view.ts';
import { Choice, ChoiceList } from '../../../kit/Choice.tsx';
import { Combobox } from '../../../kit/Combobox.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Field } from '../../../kit/Field.tsx';
import type { FieldError } from '../../../kit/Form.tsx';
import { SelectField } from '../../../kit/SelectField.tsx';
import { DigitsField, UppercaseField } from '../../../kit/ShapedField.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { ProfileSection, type ProfileProps } from './ProfileSection.tsx';
import { SectionForm } from './SectionForm.tsx';

type Shown = NonNullable<ProfileFacts['home']>;

/** An address formatted as on an envelope. */
const AddressText = ({ address }: { address: Shown }) => (
  <span className="profile-lines">
    <span>{[address.line1, address.line2].filter(Boolean).join(', ')}</span>
    <span>
      {address.city}, {address.state} {address.zip}
    </span>
  </span>
);

const LINE_NAMES = ['line1', 'line2', 'city', 'state', 'zip'] as const satisfies readonly LineName[];

function useErrors({ problems }: OpenSection): FieldError[] {
  const { t } = useLingui();
  const texts: Record<AddressName, Record<LineName, Record<Problem, string>>> = {
    home: {
      line1: {
        required: t`Enter the house number and street of your home.`,
        invalid: t`Shorten the street of your home to 100 characters.`,
      },
      line2: { required: '', invalid: t`Shorten the apartment of your home to 100 characters.` },
      city: { required: t`Enter the city of your home.`, invalid: t`Shorten the city of your home to 100 characters.` },
      state: { required: t`Choose the state of your home.`, invalid: t`Enter the state of your home as two letters, like TX.` },
      zip: { required: t`Enter the ZIP code of your home.`, invalid: t`Enter the ZIP code of your home with 5 digits.` },
    },
    mailing: {
      line1: { required: t`Enter the number and street for your mail.`, invalid: t`Shorten the street for your mail to 100 characters.` },
      line2: { required: '', invalid: t`Shorten the apartment for your mail to 100 characters.` },
      city: { required: t`Enter the city for your mail.`, invalid: t`Shorten the city for your mail to 100 characters.` },
      state: { required: t`Choose the state for your mail.`, invalid: t`Enter the state for your mail as two letters, like TX.` },
      zip: { required: t`Enter the ZIP code for your mail.`, invalid: t`Enter the ZIP code for your mail with 5 digits.` },
    },
  };
  return (['home', 'mailing'] as const).flatMap((name) =>
    LINE_NAMES.flatMap((line) => {
      const problem = problems[lineOf(name, line)];
      return problem ? [{ field: lineOf(name, line), text: texts[name][line][problem] }] : [];
    }),
  );
}

/** The status of the search, for screen readers. */
function useStatus({ phase, predictions }: ProfileView['search']): string {
  const { t } = useLingui();
  const count = predictions.length;
  if (phase === 'open')
    return count === 1
      ? t`1 address found. Use the down arrow to reach it.`
      : t`${count} addresses found. Use the down arrow to reach them.`;
  if (phase === 'nothing') return t`No address found. You can type it in.`;
  if (phase === 'unavailable') return t`Addresses cannot be completed right now. You can type it in.`;
  return '';
}

type LinesProps = ProfileProps & { open: OpenSection; name: AddressName };

/** The lines of one address; the street completes the others. Spec: ROUTE-117, RULE-008. */
function Lines({ view, send, open, name }: LinesProps) {
  const { t } = useLingui();
  const { search, states } = view;
  const status = useStatus(search);
  const mine = search.name === name;
  const autoComplete = name === 'home' ? 'section-home' : 'section-mailing';
  const options = mine && search.phase !== 'closed' ? search.predictions : NONE;
  const field = (line: LineName) => ({ name: lineOf(name, line), defaultValue: open.values[lineOf(name, line)] });
  const state = { ...field('state'), label: <Trans>State</Trans>, autoComplete: `${autoComplete} address-level1`, required: true };
  return (
    <>
      <Combobox
        {...field('line1')}
        label={<Trans>House number and street</Trans>}
        hint={<Trans>Start typing, then choose your address, or type all of it.</Trans>}
        autoComplete={`${autoComplete} address-line1`}
        maxLength={100}
        required
        options={options.map(({ placeId, description }) => ({ id: placeId, text: description }))}
        listLabel={t`Addresses`}
        status={mine ? status : ''}
        onText={(text) => send({ type: 'search.typed', name, text })}
        onChoose={(placeId) => send({ type: 'search.chosen', placeId })}
        onClose={() => send({ type: 'search.closed' })}
      />
      <Field
        {...field('line2')}
        label={<Trans>Apartment, unit (optional)</Trans>}
        autoComplete={`${autoComplete} address-line2`}
        maxLength={100}
      />
      <Field {...field('city')} label={<Trans>City</Trans>} autoComplete={`${autoComplete} address-level2`} maxLength={100} required />
      <div className="profile-line">
        {states ? <SelectField {...state} options={states} none={t`Choose a state`} /> : <UppercaseField {...state} maxLength={2} />}
        <DigitsField
          {...field('zip')}
          label={<Trans>ZIP code</Trans>}
          autoComplete={`${autoComplete} postal-code`}
          maxLength={5}
          required
        />
      </div>
    </>
  );
}

const NONE: ProfileView['search']['predictions'] = [];

function AddressForm({ view, send, open }: ProfileProps & { open: OpenSection }) {
  const errors = useErrors(open);
  const isSame = open.values.same === 'yes';
  return (
    <SectionForm view={view} open={open} send={send} errors={errors}>
      <fieldset className="profile-address">
        <legend>
          <Trans>Home address</Trans>
        </legend>
        <Lines view={view} send={send} open={open} name="home" />
      </fieldset>
      <ChoiceList
        name="same"
        label={<Trans>Where should your mail go?</Trans>}
        chosen={open.values.same ?? null}
        onChoose={(same) => send({ type: 'form.typed', values: { same } })}
      >
        <Choice value="yes" title={<Trans>To my home address</Trans>} />
        <Choice value="no" title={<Trans>To another address</Trans>} />
      </ChoiceList>
      {!isSame && (
        <fieldset className="profile-address">
          <legend>
            <Trans>Mailing address</Trans>
          </legend>
          <Lines view={view} send={send} open={open} name="mailing" />
        </fieldset>
      )}
    </SectionForm>
  );
}

/** Home and mailing address. Spec: ENT-003. */
export function Addresses({ view, send, facts }: ProfileProps & { facts: ProfileFacts }) {
  const { t } = useLingui();
  const { open } = view;
  return (
    <ProfileSection
      view={view}
      send={send}
      section="addresses"
      title={<Trans>Addresses</Trans>}
      changeLabel={t`Change addresses`}
      form={open?.preparing ? <Skeleton lines={4} /> : open && <AddressForm view={view} send={send} open={open} />}
    >
      <Facts>
        <Fact label={<Trans>Home</Trans>}>{facts.home && <AddressText address={facts.home} />}</Fact>
        <Fact label={<Trans>Mail</Trans>}>
          {facts.mailing ? <AddressText address={facts.mailing} /> : facts.home && <Trans>Same as home</Trans>}
        </Fact>
      </Facts>
      {!facts.home && (
        <p>
          <Trans>We have no address of yours.</Trans>
        </p>
      )}
    </ProfileSection>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenSection, ProfileFacts } from '../../../../machines/profile/profile.view.ts';
import { Choice, ChoiceList } from '../../../kit/Choice.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { AddressLines } from '../../address/AddressLines.tsx';
import { addressErrors, useHomeTexts, type AddressTexts } from '../../address/addressErrors.ts';
import { ProfileSection, type ProfileProps } from './ProfileSection.tsx';
import { SectionForm } from './SectionForm.tsx';

type Address = NonNullable<ProfileFacts['home']>;

/** An address formatted as on an envelope. */
const AddressText = ({ address }: { address: Address }) => (
  <span className="profile-lines">
    <span>{[address.line1, address.line2].filter(Boolean).join(', ')}</span>
    <span>
      {address.city}, {address.state} {address.zip}
    </span>
  </span>
);

function useMailingTexts(): AddressTexts {
  const { t } = useLingui();
  return {
    line1: {
      required: t`Enter the street address for your mail.`,
      invalid: t`Shorten the street address for your mail to 100 characters.`,
    },
    line2: { required: '', invalid: t`Shorten the apartment for your mail to 100 characters.` },
    city: { required: t`Enter the city for your mail.`, invalid: t`Shorten the city for your mail to 100 characters.` },
    state: { required: t`Choose the state for your mail.`, invalid: t`Enter the state for your mail as two letters, like TX.` },
    zip: { required: t`Enter the ZIP code for your mail.`, invalid: t`Enter the ZIP code for your mail with 5 digits.` },
  };
}

function AddressForm({ view, send, open }: ProfileProps & { open: OpenSection }) {
  const [home, mailing] = [useHomeTexts(), useMailingTexts()];
  const errors = [...addressErrors('home', open.problems, home), ...addressErrors('mailing', open.problems, mailing)];
  const lines = { values: open.values, search: view.search, states: view.states, send };
  const isSame = open.values.same === 'yes';
  return (
    <SectionForm view={view} open={open} send={send} errors={errors}>
      <fieldset className="address">
        <legend>
          <Trans>Home address</Trans>
        </legend>
        <AddressLines {...lines} name="home" />
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
        <fieldset className="address">
          <legend>
            <Trans>Mailing address</Trans>
          </legend>
          <AddressLines {...lines} name="mailing" />
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
          <Trans>We don’t have an address for you.</Trans>
        </p>
      )}
    </ProfileSection>
  );
}

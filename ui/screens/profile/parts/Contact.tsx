import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Problem } from '../../../../machines/profile/profile.fields.ts';
import type { ProfileFacts } from '../../../../machines/profile/profile.view.ts';
import { Choice, ChoiceList } from '../../../kit/Choice.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Field } from '../../../kit/Field.tsx';
import { phoneText } from '../../../kit/phone.ts';
import { PhoneField } from '../../../kit/ShapedField.tsx';
import { ProfileSection, type ProfileProps } from './ProfileSection.tsx';
import { SectionForm } from './SectionForm.tsx';
import { AskStore } from './Who.tsx';

type Props = ProfileProps & { facts: ProfileFacts };

const one = (field: string, problem: Problem | undefined, texts: Record<Problem, string>) =>
  problem ? [{ field, text: texts[problem] }] : [];

type OnFileProps = {
  values: readonly string[];
  label: ReactNode;
  /** Stands for an empty list. */
  none: ReactNode;
  /** Only the lender can change it; null: the customer can. */
  onlyWe: ReactNode;
  storePhone: ProfileProps['view']['storePhone'];
};

/** The addresses or numbers on file, the main one first. */
const OnFile = ({ values, label, none, onlyWe, storePhone }: OnFileProps) => (
  <>
    <Facts>
      {values.map((value, at) => (
        <Fact key={value} label={at === 0 ? label : <Trans>Also on file</Trans>}>
          {value}
        </Fact>
      ))}
    </Facts>
    {values.length === 0 && <p>{none}</p>}
    {onlyWe && <AskStore phone={storePhone}>{onlyWe}</AskStore>}
  </>
);

/** The e-mail the lender writes to. Spec: FLAG-002 (canEditEmail). */
export function Emails({ view, send, facts }: Props) {
  const { t } = useLingui();
  const { open } = view;
  const form = open && (
    <SectionForm
      view={view}
      open={open}
      send={send}
      errors={one('email', open.problems.email, {
        required: t`Enter your email address.`,
        invalid: t`Enter an email address like name@example.com.`,
      })}
    >
      <Field
        name="email"
        type="email"
        label={<Trans>Email</Trans>}
        hint={<Trans>We’ll email you at this address. How you sign in doesn’t change.</Trans>}
        defaultValue={open.values.email}
        autoComplete="email"
        maxLength={254}
        required
      />
    </SectionForm>
  );
  return (
    <ProfileSection view={view} send={send} section="email" changeLabel={t`Change email`} mayChange={view.canEditEmail} form={form}>
      <OnFile
        values={facts.emails}
        label={<Trans>Email</Trans>}
        none={<Trans>We don’t have an email address for you.</Trans>}
        onlyWe={view.canEditEmail ? null : <Trans>Only we can change your email address.</Trans>}
        storePhone={view.storePhone}
      />
    </ProfileSection>
  );
}

/** The number the lender calls. Spec: FLAG-002 (canEditPhone), RULE-003, RULE-004, CONF-014. */
export function Phones({ view, send, facts }: Props) {
  const { t } = useLingui();
  const { open } = view;
  const form = open && (
    <SectionForm
      view={view}
      open={open}
      send={send}
      errors={one('phone', open.problems.phone, {
        required: t`Enter your phone number.`,
        invalid: t`Enter a 10-digit phone number, like 512-555-0100. The area code starts with 2 to 9.`,
      })}
    >
      <PhoneField
        name="phone"
        label={<Trans>Phone</Trans>}
        hint={<Trans>We’ll call and text this number. How you sign in doesn’t change.</Trans>}
        defaultValue={open.values.phone}
        autoComplete="tel-national"
        required
      />
    </SectionForm>
  );
  return (
    <ProfileSection view={view} send={send} section="phone" changeLabel={t`Change phone`} mayChange={view.canEditPhone} form={form}>
      <OnFile
        values={facts.phones.map(phoneText)}
        label={<Trans>Phone</Trans>}
        none={<Trans>We don’t have a phone number for you.</Trans>}
        onlyWe={view.canEditPhone ? null : <Trans>Only we can change your phone number.</Trans>}
        storePhone={view.storePhone}
      />
    </ProfileSection>
  );
}

/** The contact preference. Spec: portal §3 "Enums" (ENUM-006). */
export function Preferences({ view, send, facts }: Props) {
  const { t } = useLingui();
  const { open } = view;
  const form = open && (
    <SectionForm
      view={view}
      open={open}
      send={send}
      errors={one('preference', open.problems.preference, {
        required: t`Choose how to send you messages.`,
        invalid: t`Choose how to send you messages.`,
      })}
    >
      <ChoiceList
        name="preference"
        label={<Trans>How should we send you messages?</Trans>}
        chosen={open.values.preference ?? null}
        onChoose={(preference) => send({ type: 'form.typed', values: { preference } })}
      >
        <Choice value="Email" title={<Trans>By email</Trans>} />
        <Choice value="Text" title={<Trans>By text message</Trans>} detail={<Trans>Your carrier may charge for messages.</Trans>} />
        <Choice value="Both" title={<Trans>By email and text message</Trans>} />
      </ChoiceList>
    </SectionForm>
  );
  return (
    <ProfileSection view={view} send={send} section="preferences" changeLabel={t`Change how we send you messages`} form={form}>
      <Facts>
        <Fact label={<Trans>Messages from us</Trans>}>
          {
            { Email: <Trans>By email</Trans>, Text: <Trans>By text message</Trans>, Both: <Trans>By email and text message</Trans> }[
              facts.preference
            ]
          }
        </Fact>
      </Facts>
    </ProfileSection>
  );
}

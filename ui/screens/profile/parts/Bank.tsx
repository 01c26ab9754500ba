import { Trans, useLingui } from '@lingui/react/macro';
import type { Problem } from '../../../../machines/profile/profile.fields.ts';
import type { OpenSection, ProfileFacts, ProfileView } from '../../../../machines/profile/profile.view.ts';
import { Badge } from '../../../kit/Card.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Field } from '../../../kit/Field.tsx';
import type { FieldError } from '../../../kit/Form.tsx';
import { SecretDigits } from '../../../kit/SecretDigits.tsx';
import { DigitsField } from '../../../kit/ShapedField.tsx';
import { ProfileSection, type ProfileProps } from './ProfileSection.tsx';
import { SectionForm } from './SectionForm.tsx';

/** The bank was not found: the lender's text if there is one. Spec: CALL-024, ERR-041. */
function useLookUpError({ failure }: ProfileView['bank']): string | null {
  const { t } = useLingui();
  if (!failure) return null;
  return failure.texts.join(' ') || t`We couldn’t look up the bank. Enter its name yourself.`;
}

function useErrors({ problems }: OpenSection): FieldError[] {
  const { t } = useLingui();
  const texts: Record<'routingNumber' | 'bankName' | 'accountNumber', Record<Problem, string>> = {
    routingNumber: {
      required: t`Enter your bank’s routing number.`,
      invalid: t`Check the routing number: its nine digits don’t fit together.`,
    },
    bankName: { required: t`Enter your bank’s name.`, invalid: t`Shorten your bank’s name to 100 characters.` },
    accountNumber: { required: t`Enter your account number.`, invalid: t`Enter your account number with 4 to 17 digits.` },
  };
  return (['routingNumber', 'bankName', 'accountNumber'] as const).flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, text: texts[field][problem] }] : [];
  });
}

function BankForm({ view, send, open }: ProfileProps & { open: OpenSection }) {
  const { t } = useLingui();
  const errors = useErrors(open);
  const notNamed = useLookUpError(view.bank);
  const { phase } = view.bank;
  const { bankName = '' } = open.values;
  const note = phase === 'lookingUp' ? t`Looking up the bank…` : phase === 'named' ? t`This is ${bankName}.` : '';
  return (
    <SectionForm view={view} open={open} send={send} errors={errors}>
      <h3>
        <Trans>Bank account</Trans>
      </h3>
      <DigitsField
        name="routingNumber"
        label={<Trans>Routing number</Trans>}
        hint={<Trans>Nine digits, at the bottom left of a check.</Trans>}
        error={errors.find(({ field }) => field === 'routingNumber')?.text ?? notNamed}
        defaultValue={open.values.routingNumber}
        autoComplete="off"
        maxLength={9}
        required
      />
      <p className="profile-note" role="status">
        {note}
      </p>
      <Field name="bankName" label={<Trans>Bank</Trans>} defaultValue={bankName} autoComplete="off" maxLength={100} required />
      <SecretDigits
        name="accountNumber"
        label={<Trans>Account number</Trans>}
        hint={<Trans>Only your lender gets it. After that, only its last four digits are shown here.</Trans>}
        maxLength={17}
      />
    </SectionForm>
  );
}

/** Bank accounts: shown by their last four digits, added here. Spec: ENT-004, OPEN-021, OPEN-048, CONF-035. */
export function Bank({ view, send, facts }: ProfileProps & { facts: ProfileFacts }) {
  const { t } = useLingui();
  const { open } = view;
  return (
    <ProfileSection
      view={view}
      send={send}
      section="bank"
      changeLabel={t`Add bank account`}
      change={<Trans>Add</Trans>}
      form={open && <BankForm view={view} send={send} open={open} />}
    >
      <Facts>
        {facts.banks.length === 0 && (
          <Fact label={<Trans>Bank accounts</Trans>}>
            <Trans>None on file</Trans>
          </Fact>
        )}
        {facts.banks.map(({ id, bankName, lastFour, primary }) => (
          <Fact key={id} label={bankName}>
            <Trans>Ends in {lastFour}</Trans>{' '}
            {primary && (
              <Badge tone="info">
                <Trans>Main account</Trans>
              </Badge>
            )}
          </Fact>
        ))}
      </Facts>
    </ProfileSection>
  );
}

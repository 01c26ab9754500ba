import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ProfileFacts } from '../../../../machines/profile/profile.view.ts';
import { DateText } from '../../../kit/DateText.tsx';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Phone } from '../../../kit/Phone.tsx';
import { phoneText } from '../../../kit/phone.ts';
import type { ProfileProps } from './ProfileSection.tsx';
import { Opener, Row } from './Rows.tsx';

/** Whom to call about a section that the customer cannot change. */
export function AskStore({ phone, children }: { phone: string; children?: ReactNode }) {
  return (
    <p className="profile-note">
      {children}{' '}
      {phone === '' ? (
        <Trans>Press Help above for the numbers and hours.</Trans>
      ) : (
        <Trans>
          Call your store: <Phone number={phone} />
        </Trans>
      )}
    </p>
  );
}

/** Name, day of birth and the last four digits of the SSN, read-only. Spec: ENT-001, ENT-002, RULE-028. */
export function Who({ view, facts }: { view: ProfileProps['view']; facts: ProfileFacts }) {
  return (
    <Row>
      <Facts>
        <Fact label={<Trans>Name</Trans>}>{facts.name}</Fact>
        <Fact label={<Trans>Date of birth</Trans>}>{facts.born !== '' && <DateText day={facts.born} mode="numeric" />}</Fact>
        <Fact label={<Trans>Social Security number</Trans>}>
          {facts.lastFourOfSsn === '' ? <Trans>Not on file</Trans> : <Trans>Ends in {facts.lastFourOfSsn}</Trans>}
        </Fact>
      </Facts>
      <AskStore phone={view.storePhone}>
        <Trans>Something not right?</Trans>
      </AskStore>
    </Row>
  );
}

/** The username. A separate flow changes it, if the lender allows that. Spec: ENT-005, FLOW-AUTH-16. */
export function SignInName({ view, send, facts }: ProfileProps & { facts: ProfileFacts }) {
  const { t } = useLingui();
  const { email, phone } = view.login;
  const mayChange = facts.canUpdateLogin && view.open === null && view.phase === 'opened';
  const opener = (of: 'email' | 'phone', label: string) =>
    mayChange && <Opener busy={view.busy} label={label} onPress={() => send({ type: 'login.changeChosen', of })} />;
  return (
    <>
      {email !== '' && (
        <Row opener={opener('email', t`Change sign-in email`)}>
          <Facts>
            <Fact label={<Trans>Sign-in email</Trans>}>{email}</Fact>
          </Facts>
        </Row>
      )}
      {phone !== '' && (
        <Row opener={opener('phone', t`Change sign-in phone`)}>
          <Facts>
            <Fact label={<Trans>Sign-in phone</Trans>}>{phoneText(phone)}</Fact>
          </Facts>
        </Row>
      )}
      {!facts.canUpdateLogin && (
        <Row>
          <AskStore phone={view.storePhone}>
            <Trans>Only we can change how you sign in.</Trans>
          </AskStore>
        </Row>
      )}
    </>
  );
}

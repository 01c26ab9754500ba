import { Trans } from '@lingui/react/macro';
import type { AccountView } from '../../../../machines/accounts/accounts.view.ts';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';
import { ContactLine, ContactName } from './ContactLine.tsx';

/** The figures that are not in the head of the page, and the people of the loan. */
export function AccountFacts({ account }: { account: AccountView }) {
  const { active, owed, otherParty, isAlternate, contact } = account;
  return (
    <Facts>
      {active && (
        <Fact label={<Trans>To pay it off today</Trans>}>
          <Money cents={owed} />
        </Fact>
      )}
      <Fact label={isAlternate ? <Trans>Borrower</Trans> : <Trans>Shared with</Trans>}>{otherParty}</Fact>
      {contact && (
        <Fact label={<ContactName contact={contact} />}>
          <ContactLine contact={contact} />
        </Fact>
      )}
    </Facts>
  );
}

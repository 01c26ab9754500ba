import { Trans } from '@lingui/react/macro';
import type { AccountsEvent } from '../../../../machines/accounts/accounts.place.ts';
import type { AccountView } from '../../../../machines/accounts/accounts.view.ts';
import { Fact, Facts } from '../../../kit/Facts.tsx';
import { Money } from '../../../kit/Money.tsx';
import { AtStore } from './AtStore.tsx';
import { ContactLine, ContactName } from './ContactLine.tsx';

/** What the head of the page leaves out: the other figures, the people of the loan, and its store. */
export function AccountFacts({ account, send }: { account: AccountView; send: (event: AccountsEvent) => void }) {
  const { active, owed, otherParty, isAlternate, contact } = account;
  return (
    <>
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
      <AtStore account={account} send={send} />
    </>
  );
}

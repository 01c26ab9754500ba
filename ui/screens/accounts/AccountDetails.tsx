import type { AccountsEvent } from '../../../machines/accounts/accounts.types.ts';
import type { AccountsView } from '../../../machines/accounts/accounts.view.ts';
import { AccountFacts } from './parts/AccountFacts.tsx';
import { AccountHead } from './parts/AccountHead.tsx';
import { AccountPage } from './parts/AccountPage.tsx';
import { HeldBy } from './parts/HeldBy.tsx';
import { Renewal } from './parts/Renewal.tsx';
import { Timeline } from './parts/Timeline.tsx';
import { WantedDocuments } from './parts/WantedDocuments.tsx';
import { Ways } from './parts/Ways.tsx';

/** One loan, freshly loaded: what is due, its facts, what the customer can do, and its timeline. Spec: portal §2 "AccountDetails" (ROUTE-058). */
export const AccountDetails = ({ view, send }: { view: AccountsView; send: (event: AccountsEvent) => void }) => (
  <AccountPage screen="AccountDetails" view={view} send={send}>
    {(account) => (
      <>
        <AccountHead account={account} today={view.today} send={send} />
        <HeldBy card={account} />
        <WantedDocuments account={account} send={send} />
        <AccountFacts account={account} timeline={view.timeline} today={view.today} />
        <Renewal view={view} account={account} send={send} />
        <Ways account={account} hasAppointment={view.timeline.appointment !== null} send={send} />
        <Timeline timeline={view.timeline} account={account} today={view.today} send={send} />
      </>
    )}
  </AccountPage>
);

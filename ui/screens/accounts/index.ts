import './accounts.css';
import './standing.css';
import './unfinished.css';
import './history.css';
import type { accountsMachine } from '../../../machines/accounts/accounts.machine.ts';
import { accountsView, type AccountsView } from '../../../machines/accounts/accounts.view.ts';
import type { AccountsEvent } from '../../../machines/accounts/accounts.types.ts';
import type { SnapshotFrom } from 'xstate';
import type { FlowScreens } from '../flowView.tsx';
import { later } from '../later.tsx';
import { Dashboard } from './Dashboard.tsx';
import { Home } from './Home.tsx';

type Views = Record<AccountsView['screen'], AccountsView>;

/** One loan, with its timeline, is downloaded while the customer reads the lists; from its address, while the loan is loaded (quality §7). */
const AccountDetails = later(async () => (await import('./AccountDetails.tsx')).AccountDetails);
const ManageAccount = later(async () => (await import('./ManageAccount.tsx')).ManageAccount);
const AccountStatusBlocked = later(async () => (await import('./AccountStatusBlocked.tsx')).AccountStatusBlocked);

export const flowScreens: FlowScreens<SnapshotFrom<typeof accountsMachine>, Views, AccountsEvent> = {
  select: accountsView,
  screens: { Home, Dashboard, AccountDetails, ManageAccount, AccountStatusBlocked },
};

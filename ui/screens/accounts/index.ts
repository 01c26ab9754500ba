import './accounts.css';
import type { accountsMachine } from '../../../machines/accounts/accounts.machine.ts';
import { accountsView, type AccountsView } from '../../../machines/accounts/accounts.view.ts';
import type { AccountsEvent } from '../../../machines/accounts/accounts.place.ts';
import type { SnapshotFrom } from 'xstate';
import type { FlowScreens } from '../flowView.tsx';
import { AccountDetails } from './AccountDetails.tsx';
import { AccountStatusBlocked } from './AccountStatusBlocked.tsx';
import { Dashboard } from './Dashboard.tsx';
import { Home } from './Home.tsx';

type Views = Record<AccountsView['screen'], AccountsView>;

export const flowScreens: FlowScreens<SnapshotFrom<typeof accountsMachine>, Views, AccountsEvent> = {
  select: accountsView,
  screens: { Home, Dashboard, AccountDetails, AccountStatusBlocked },
};

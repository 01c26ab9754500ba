import './linkAccount.css';
import type { SnapshotFrom } from 'xstate';
import type { linkAccountMachine } from '../../../machines/linkAccount/linkAccount.machine.ts';
import { linkAccountView, type LinkAccountView } from '../../../machines/linkAccount/linkAccount.view.ts';
import type { LinkAccountEvent } from '../../../machines/linkAccount/linkAccount.types.ts';
import type { FlowScreens } from '../flowView.tsx';
import { AccountSelect } from './AccountSelect.tsx';
import { ConfirmAccountReplacement } from './ConfirmAccountReplacement.tsx';
import { LinkAccount } from './LinkAccount.tsx';
import { LinkAccountFailed } from './LinkAccountFailed.tsx';
import { LinkAccountOptions } from './LinkAccountOptions.tsx';
import { ReplaceAccount } from './ReplaceAccount.tsx';

type Views = Record<
  'AccountSelect' | 'LinkAccountOptions' | 'LinkAccount' | 'LinkAccountFailed' | 'ReplaceAccount' | 'ConfirmAccountReplacement',
  LinkAccountView
>;

export const flowScreens: FlowScreens<SnapshotFrom<typeof linkAccountMachine>, Views, LinkAccountEvent> = {
  select: linkAccountView,
  screens: { AccountSelect, LinkAccountOptions, LinkAccount, LinkAccountFailed, ReplaceAccount, ConfirmAccountReplacement },
};

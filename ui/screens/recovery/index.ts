import './recovery.css';
import type { SnapshotFrom } from 'xstate';
import type { recoveryMachine } from '../../../machines/recovery/recovery.machine.ts';
import type { RecoveryEvent } from '../../../machines/recovery/recovery.rules.ts';
import { recoveryView, type RecoveryView } from '../../../machines/recovery/recovery.view.ts';

import type { FlowScreens } from '../flowView.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { RecoveryEmail } from './RecoveryEmail.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { SecureAccount } from './SecureAccount.tsx';

const screens = {
  ForgotPassword,
  SecureAccount,
  RecoveryEmail,
  ResetPassword,
};

export const flowScreens: FlowScreens<SnapshotFrom<typeof recoveryMachine>, Record<keyof typeof screens, RecoveryView>, RecoveryEvent> = {
  select: recoveryView,
  screens,
};

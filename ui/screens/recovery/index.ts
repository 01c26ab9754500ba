import './recovery.css';
import type { SnapshotFrom } from 'xstate';
import type { recoveryMachine } from '../../../machines/recovery/recovery.machine.ts';
import { recoveryView } from '../../../machines/recovery/recovery.select.ts';
import type { RecoveryEvent, RecoveryView } from '../../../machines/recovery/recovery.types.ts';
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

/** The recovery as the shell shows it. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof recoveryMachine>, Record<keyof typeof screens, RecoveryView>, RecoveryEvent> = {
  select: recoveryView,
  screens,
};

import type { SnapshotFrom } from 'xstate';
import type { updateUserMachine } from '../../../machines/updateUser/updateUser.machine.ts';
import { updateUserView, type UpdateUserView } from '../../../machines/updateUser/updateUser.select.ts';
import type { UpdateUserEvent } from '../../../machines/updateUser/updateUser.types.ts';
import type { FlowScreens } from '../flowView.tsx';
import { Email } from './Email.tsx';

type Views = Record<'Email', UpdateUserView>;

/** The change of the sign-in as the shell shows it; the two screens of the code are those of `verifyCode`. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof updateUserMachine>, Views, UpdateUserEvent> = {
  select: updateUserView,
  screens: { Email },
};

import type { SnapshotFrom } from 'xstate';
import type { updateUserMachine } from '../../../machines/updateUser/updateUser.machine.ts';
import { updateUserView, type UpdateUserView } from '../../../machines/updateUser/updateUser.view.ts';
import type { UpdateUserEvent } from '../../../machines/updateUser/updateUser.rules.ts';
import type { FlowScreens } from '../flowView.tsx';
import { Email } from './Email.tsx';

type Views = Record<'Email', UpdateUserView>;

/** The screen of a new username; the two code screens are those of `verifyCode`. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof updateUserMachine>, Views, UpdateUserEvent> = {
  select: updateUserView,
  screens: { Email },
};

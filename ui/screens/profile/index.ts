import '../address/address.css';
import './profile.css';
import type { SnapshotFrom } from 'xstate';
import type { profileMachine } from '../../../machines/profile/profile.machine.ts';
import { profileView, type ProfileView } from '../../../machines/profile/profile.view.ts';
import type { ProfileEvent } from '../../../machines/profile/profile.rules.ts';
import type { FlowScreens } from '../flowView.tsx';
import { CustomerProfile } from './CustomerProfile.tsx';

export const flowScreens: FlowScreens<SnapshotFrom<typeof profileMachine>, { CustomerProfile: ProfileView }, ProfileEvent> = {
  select: profileView,
  screens: { CustomerProfile },
};

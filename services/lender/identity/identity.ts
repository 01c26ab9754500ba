import { alternate } from './alternate.ts';
import { confirmation } from './confirmation.ts';
import { policy } from './policy.ts';
import { profile } from './profile.ts';
import { recovery } from './recovery.ts';
import { registration } from './registration.ts';
import { trustedDevice } from './trustedDevice.ts';
import { updateUser } from './updateUser.ts';

/** Who somebody is, and how they prove it. */
export const identity = {
  ...alternate,
  ...confirmation,
  ...policy,
  ...profile,
  ...recovery,
  ...registration,
  ...trustedDevice,
  ...updateUser,
};

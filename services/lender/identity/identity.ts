import { alternate } from './alternate.ts';
import { confirmation } from './confirmation.ts';
import { policy } from './policy.ts';
import { profile } from './profile.ts';
import { recovery } from './recovery.ts';
import { registration } from './registration.ts';
import { trustedDevice } from './trustedDevice.ts';
import { updateUser } from './updateUser.ts';

/** Registration, verification codes, passwords and usernames. */
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

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../services/contract/error.ts';
import type { Codes } from '../verifyCode/codes.rules.ts';
import type { trustedDeviceMachine } from './trustedDevice.machine.ts';

export type TrustedDeviceView = {
  busy: boolean;
  codes: Codes;
  /** Why the ways, or the customer anew, could not be had. */
  failure: Failure | null;
};

/** What the customer sees of a device that is not known. */
export function trustedDeviceView(snapshot: SnapshotFrom<typeof trustedDeviceMachine>): TrustedDeviceView {
  const { codes, failure } = snapshot.context;
  return { busy: snapshot.hasTag('busy'), codes, failure };
}

import type { SnapshotFrom } from 'xstate';
import type { Failure } from '../../services/contract/error.ts';
import type { Codes } from '../kit/codes.types.ts';
import type { trustedDeviceMachine } from './trustedDevice.machine.ts';
import { triesLeft } from './trustedDevice.rules.ts';

export type TrustedDeviceView = {
  busy: boolean;
  codes: Codes;
  /** Wrong codes that may still follow; the last of them ends the session. */
  triesLeft: number;
  /** A wrong code has been entered already. */
  hasErred: boolean;
  /** Why the ways, or the customer anew, could not be had. */
  failure: Failure | null;
  /** The device is trusted; only the accounts could not be read. */
  unread: boolean;
};

/** What the customer sees of a device that is not known. */
export function trustedDeviceView(snapshot: SnapshotFrom<typeof trustedDeviceMachine>): TrustedDeviceView {
  const { codes, wrongCodes, failure } = snapshot.context;
  return {
    busy: snapshot.hasTag('busy'),
    codes,
    triesLeft: triesLeft({ wrongCodes }),
    hasErred: wrongCodes > 0,
    failure,
    unread: snapshot.matches({ code: 'unread' }),
  };
}

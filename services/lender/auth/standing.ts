import type { CallName } from '../../contract/index.ts';
import { Refusal, type Caller } from '../handler.ts';

/** The calls that a session on an untrusted device may make: check the device, get and confirm a code, sign out. Spec: FLOW-AUTH-15. */
const UNTRUSTED_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  'GET /checktrusteddevice',
  'GET /sendtrusteddevice',
  'POST /confirmtrusteddevice',
  'GET /serviceProvider',
  'PUT /deviceKeyAuth',
]);

/** The refusal on which the portal ends the session with the reason profileLock. Spec: OPEN-016 (FLAG-010). */
export const profileLocked = (): Refusal =>
  new Refusal(423, ['Profile locked. Please contact customer service.'], 'ProfileLockedException');

/** Throws Refusal when the profile is locked, or the device needs a code first. */
export function refuseStanding(name: CallName, { standing }: Caller): void {
  if (standing === 'locked' && name !== 'PUT /deviceKeyAuth') throw profileLocked();
  if (standing === 'untrusted' && !UNTRUSTED_CALLS.has(name))
    throw new Refusal(403, ['Enter the code we send you to use this device.'], 'UntrustedDeviceException');
}

import type { CallName } from '../../contract/index.ts';
import { Refusal, type Caller } from '../handler.ts';

/** What a session on an untrusted device may ask: whose it is, a code, and to be ended. Spec: FLOW-AUTH-15. */
const UNTRUSTED_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  'GET /checktrusteddevice',
  'GET /sendtrusteddevice',
  'POST /confirmtrusteddevice',
  'GET /serviceProvider',
  'PUT /deviceKeyAuth',
]);

/** The refusal that ends a session for the reason profileLock. Spec: OPEN-016 (FLAG-010). */
export const profileLocked = (): Refusal =>
  new Refusal(423, ['Profile locked. Please contact customer service.'], 'ProfileLockedException');

/** Throws Refusal when this caller has to do something else first, or can do nothing any more. */
export function refuseStanding(name: CallName, { standing }: Caller): void {
  if (standing === 'locked' && name !== 'PUT /deviceKeyAuth') throw profileLocked();
  if (standing === 'untrusted' && !UNTRUSTED_CALLS.has(name))
    throw new Refusal(403, ['Enter the code we send you to use this device.'], 'UntrustedDeviceException');
}

/**
 * The password was right, the device is strange: a code, once, before anything else. Whoever gives up or fails is signed out.
 * Spec: portal §2 "TrustedDevice"; ROUTE-026 to -030, FLOW-AUTH-15, CONF-017.
 */
import * as rules from './trustedDevice.rules.ts';
import { trustedDeviceSetup } from './trustedDevice.setup.ts';
import { code, email, method, verifying, warning } from './trustedDevice.states.ts';
import { trustedDeviceWords } from './trustedDevice.words.ts';

export const trustedDeviceMachine = trustedDeviceSetup.createMachine({
  id: 'trustedDevice',
  meta: trustedDeviceWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => context.outcome,
  initial: 'warning',
  states: { warning, method, code, verifying, email, closed: { type: 'final' } },
});

import type { SnapshotFrom } from 'xstate';
import type { trustedDeviceMachine } from './trustedDevice.machine.ts';
import type { TrustedDeviceContext } from './trustedDevice.rules.ts';

export type TrustedDeviceView = Pick<TrustedDeviceContext, 'codes' | 'failure'> & { busy: boolean };

export function trustedDeviceView(snapshot: SnapshotFrom<typeof trustedDeviceMachine>): TrustedDeviceView {
  const { codes, failure } = snapshot.context;
  return { busy: snapshot.hasTag('busy'), codes, failure };
}

import type { SnapshotFrom } from 'xstate';
import type { trustedDeviceMachine } from '../../../machines/trustedDevice/trustedDevice.machine.ts';
import { trustedDeviceView, type TrustedDeviceView } from '../../../machines/trustedDevice/trustedDevice.view.ts';
import type { TrustedDeviceEvent } from '../../../machines/trustedDevice/trustedDevice.rules.ts';
import type { FlowScreens } from '../flowView.tsx';
import { Email } from './Email.tsx';
import { TrustedDeviceWarning } from './TrustedDeviceWarning.tsx';

type Views = Record<'TrustedDeviceWarning' | 'Email', TrustedDeviceView>;

/** The screens of a new device; the two code screens are those of `verifyCode`. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof trustedDeviceMachine>, Views, TrustedDeviceEvent> = {
  select: trustedDeviceView,
  screens: { TrustedDeviceWarning, Email },
};

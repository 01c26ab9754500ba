import type { SnapshotFrom } from 'xstate';
import type { trustedDeviceMachine } from '../../../machines/trustedDevice/trustedDevice.machine.ts';
import { trustedDeviceView, type TrustedDeviceView } from '../../../machines/trustedDevice/trustedDevice.select.ts';
import type { TrustedDeviceEvent } from '../../../machines/trustedDevice/trustedDevice.types.ts';
import type { FlowScreens } from '../flowView.tsx';
import { Email } from './Email.tsx';
import { TrustedDeviceWarning } from './TrustedDeviceWarning.tsx';

type Views = Record<'TrustedDeviceWarning' | 'Email', TrustedDeviceView>;

/** What a strange device shows before anything else; the two screens of the code are those of `verifyCode`. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof trustedDeviceMachine>, Views, TrustedDeviceEvent> = {
  select: trustedDeviceView,
  screens: { TrustedDeviceWarning, Email },
};

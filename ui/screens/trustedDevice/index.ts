import type { SnapshotFrom } from 'xstate';
import type { trustedDeviceMachine } from '../../../machines/trustedDevice/trustedDevice.machine.ts';
import { trustedDeviceView, type TrustedDeviceView } from '../../../machines/trustedDevice/trustedDevice.select.ts';
import type { TrustedDeviceEvent } from '../../../machines/trustedDevice/trustedDevice.types.ts';
import type { FlowScreens } from '../flowView.tsx';
import { Email } from './Email.tsx';
import { TrustedDeviceWarning } from './TrustedDeviceWarning.tsx';
import { VerificationCode } from './VerificationCode.tsx';
import { VerificationMethod } from './VerificationMethod.tsx';

type Views = Record<'TrustedDeviceWarning' | 'VerificationMethod' | 'VerificationCode' | 'Email', TrustedDeviceView>;

/** What a strange device shows before anything else. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof trustedDeviceMachine>, Views, TrustedDeviceEvent> = {
  select: trustedDeviceView,
  screens: { TrustedDeviceWarning, VerificationMethod, VerificationCode, Email },
};

import type { SnapshotFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import { registrationView } from '../../../machines/registration/registration.view.ts';
import type { RegistrationEvent } from '../../../machines/registration/registration.types.ts';
import type { RegistrationView } from '../../../machines/registration/registration.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { Register } from './Register.tsx';
import { VerifyConfirm } from './VerifyConfirm.tsx';
import { VerifyEmail } from './VerifyEmail.tsx';
import { VerifyWarning } from './VerifyWarning.tsx';

type Name = 'Register' | 'VerifyWarning' | 'VerifyEmail' | 'VerifyConfirm';

export const flowScreens: FlowScreens<SnapshotFrom<typeof registrationMachine>, Record<Name, RegistrationView>, RegistrationEvent> = {
  select: registrationView,
  screens: { Register, VerifyWarning, VerifyEmail, VerifyConfirm },
};

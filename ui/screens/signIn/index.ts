import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import { signInView } from '../../../machines/signIn/signIn.select.ts';
import type { SignInEvent, SignInView } from '../../../machines/signIn/signIn.types.ts';
import type { FlowScreens } from '../flowView.tsx';
import { Login } from './Login.tsx';

/** The sign-in flow as the shell shows it. */
export const flowScreens: FlowScreens<SnapshotFrom<typeof signInMachine>, { Login: SignInView }, SignInEvent> = {
  select: signInView,
  screens: { Login },
};

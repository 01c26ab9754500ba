import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import { signInView } from '../../../machines/signIn/signIn.view.ts';
import type { SignInEvent } from '../../../machines/signIn/signIn.rules.ts';
import type { SignInView } from '../../../machines/signIn/signIn.view.ts';
import type { FlowScreens } from '../flowView.tsx';
import { Login } from './Login.tsx';

export const flowScreens: FlowScreens<SnapshotFrom<typeof signInMachine>, { Login: SignInView }, SignInEvent> = {
  select: signInView,
  screens: { Login },
};

import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from './signIn.machine.ts';
import { isLimited } from './signIn.rules.ts';
import type { SignInView } from './signIn.types.ts';

export function signInView(snapshot: SnapshotFrom<typeof signInMachine>): SignInView {
  const { context } = snapshot;
  return {
    notice: context.notice,
    username: context.username,
    remember: context.remember,
    usernameError: context.usernameError,
    passwordError: context.passwordError,
    failure: context.failure,
    busy: snapshot.hasTag('busy'),
    limited: isLimited(context.failure),
  };
}

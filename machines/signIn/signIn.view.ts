import type { SnapshotFrom } from 'xstate';
import type { signInMachine } from './signIn.machine.ts';
import { isLimited, type SignInContext } from './signIn.rules.ts';

/** What Login shows. */
export type SignInView = Pick<SignInContext, 'notice' | 'username' | 'remember' | 'usernameError' | 'passwordError' | 'failure'> & {
  busy: boolean;
  /** Too many attempts in a minute: the customer has to wait. */
  limited: boolean;
};

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

import type { SnapshotFrom } from 'xstate';
import { USUAL_POLICY, type PasswordPolicy } from '../kit/passwordHints.ts';
import type { recoveryMachine } from './recovery.machine.ts';
import type { RecoveryContext } from './recovery.rules.ts';

/** All screens of the recovery show the same view. */
export type RecoveryView = Pick<RecoveryContext, 'afterWrongPasswords' | 'username' | 'usernameError' | 'codes' | 'problem' | 'failure'> & {
  busy: boolean;
  policy: PasswordPolicy;
};

export function recoveryView(snapshot: SnapshotFrom<typeof recoveryMachine>): RecoveryView {
  const { afterWrongPasswords, username, usernameError, codes, policy, problem, failure } = snapshot.context;
  return {
    afterWrongPasswords,
    username,
    usernameError,
    codes,
    policy: policy ?? USUAL_POLICY,
    problem,
    failure,
    busy: snapshot.hasTag('busy'),
  };
}

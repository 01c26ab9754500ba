import type { SnapshotFrom } from 'xstate';
import { USUAL_POLICY } from '../kit/passwordHints.ts';
import type { recoveryMachine } from './recovery.machine.ts';
import type { RecoveryView } from './recovery.types.ts';

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

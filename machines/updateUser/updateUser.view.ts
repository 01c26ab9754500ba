import type { SnapshotFrom } from 'xstate';
import type { updateUserMachine } from './updateUser.machine.ts';
import type { UpdateUserContext } from './updateUser.rules.ts';

export type UpdateUserView = Pick<UpdateUserContext, 'names' | 'username' | 'problem' | 'failure'> & {
  busy: boolean;
  /** Which username changes. */
  of: 'email' | 'phone' | 'either';
  /** `fixed`: the lender does not allow the change. */
  phase: 'working' | 'failed' | 'fixed' | 'entering';
};

type Snapshot = SnapshotFrom<typeof updateUserMachine>;

function phaseOf(snapshot: Snapshot): UpdateUserView['phase'] {
  if (snapshot.hasTag('busy')) return 'working';
  if (snapshot.matches({ email: 'failed' })) return 'failed';
  return snapshot.matches({ email: 'fixed' }) ? 'fixed' : 'entering';
}

export function updateUserView(snapshot: Snapshot): UpdateUserView {
  const { names, username, problem, failure, search } = snapshot.context;
  const of = search['of'];
  return {
    names,
    username,
    problem,
    failure,
    busy: snapshot.hasTag('busy'),
    of: of === 'email' || of === 'phone' ? of : 'either',
    phase: phaseOf(snapshot),
  };
}

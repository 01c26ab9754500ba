import type { SnapshotFrom } from 'xstate';
import type { updateUserMachine } from './updateUser.machine.ts';
import type { UpdateUserContext } from './updateUser.types.ts';

export type UpdateUserView = Pick<UpdateUserContext, 'names' | 'username' | 'problem' | 'failure'> & {
  busy: boolean;
  /** Which name is to be changed. */
  of: 'email' | 'phone' | 'either';
  /** `fixed`: the lender keeps it as it is. */
  phase: 'working' | 'failed' | 'fixed' | 'asking';
};

type Snapshot = SnapshotFrom<typeof updateUserMachine>;

function phaseOf(snapshot: Snapshot): UpdateUserView['phase'] {
  if (snapshot.hasTag('busy')) return 'working';
  if (snapshot.matches({ email: 'failed' })) return 'failed';
  return snapshot.matches({ email: 'fixed' }) ? 'fixed' : 'asking';
}

/** What the customer sees while she changes by what she signs in. */
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

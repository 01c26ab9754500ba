import type { SnapshotFrom } from 'xstate';
import type { updateUserMachine } from './updateUser.machine.ts';
import type { UpdateUserContext } from './updateUser.types.ts';

export type UpdateUserView = Pick<UpdateUserContext, 'names' | 'username' | 'problem' | 'codes' | 'failure'> & {
  busy: boolean;
  /** Which name is to be changed. */
  of: 'email' | 'phone' | 'either';
  /** `fixed`: the lender keeps it as it is. `unread`: changed, only the customer could not be read anew. */
  phase: 'working' | 'failed' | 'fixed' | 'unread' | 'asking';
};

type Snapshot = SnapshotFrom<typeof updateUserMachine>;

function phaseOf(snapshot: Snapshot): UpdateUserView['phase'] {
  if (snapshot.hasTag('busy')) return 'working';
  if (snapshot.matches({ email: 'failed' })) return 'failed';
  if (snapshot.matches({ email: 'fixed' })) return 'fixed';
  return snapshot.matches({ code: 'unread' }) ? 'unread' : 'asking';
}

/** What the customer sees while she changes by what she signs in. */
export function updateUserView(snapshot: Snapshot): UpdateUserView {
  const { names, username, problem, codes, failure, search } = snapshot.context;
  const of = search['of'];
  return {
    names,
    username,
    problem,
    codes,
    failure,
    busy: snapshot.hasTag('busy'),
    of: of === 'email' || of === 'phone' ? of : 'either',
    phase: phaseOf(snapshot),
  };
}

import type { SnapshotFrom } from 'xstate';
import type { attemptMachine } from './attempt.machine.ts';
import type { AttemptContext, Standing, StandingPhase } from './attempt.types.ts';

type Snapshot = SnapshotFrom<typeof attemptMachine>;

/** Before the attempt has started. */
export const NOT_STARTED: Standing = { phase: 'preparing', failure: null, elsewhere: false, notSent: false };

/** The screen stays the same during a fence that the customer has not caused. */
export const isShown = ({ late, dropped, refusal, inFlight }: AttemptContext): boolean =>
  late || dropped || refusal !== null || inFlight !== null;

/** The standing of the attempt, for its flow. */
export function standingOf(snapshot: Snapshot): Standing {
  const { failure, elsewhere, notSent } = snapshot.context;
  return { phase: phaseOf(snapshot), failure, elsewhere, notSent };
}

function phaseOf(snapshot: Snapshot): StandingPhase {
  if (snapshot.matches('ready') || snapshot.matches('elsewhere')) return 'ready';
  if (snapshot.matches({ attempting: 'holding' }) || snapshot.matches({ attempting: 'sending' })) return 'sending';
  if (snapshot.matches({ attempting: 'polling' })) return 'pending';
  if (snapshot.matches({ attempting: 'unknown' })) return 'unknown';
  if (snapshot.matches({ attempting: 'checking' }) || snapshot.matches({ attempting: 'searching' })) return 'deciding';
  if (snapshot.matches({ attempting: 'fencing' })) return isShown(snapshot.context) ? 'deciding' : 'unknown';
  if (snapshot.matches({ attempting: 'unconfirmed' })) return 'unconfirmed';
  if (snapshot.matches({ attempting: 'open' })) return snapshot.context.silent ? 'unconfirmed' : 'stillWorking';
  return snapshot.matches('closing') || snapshot.matches('closed') ? 'deciding' : 'preparing';
}

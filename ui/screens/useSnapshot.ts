import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { AnyActorRef } from 'xstate';

/** The current state of a chart, as text; an actor without states has one constant text. */
const stateOf = (snapshot: unknown): string =>
  typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot ? JSON.stringify(snapshot.value) : '';

/**
 * The actor's snapshot, rendered with each change. A change within one state is rendered at once: otherwise React would reset a checked box
 * after the event. Another state, often a whole screen, is rendered in slices, so that presses are handled in between (quality §7).
 */
export function useSnapshot<Snapshot>(actor: AnyActorRef): Snapshot {
  const now = useSelector(actor, (snapshot: Snapshot) => snapshot);
  const deferred = useDeferredValue(now);
  return stateOf(now) === stateOf(deferred) ? now : deferred;
}

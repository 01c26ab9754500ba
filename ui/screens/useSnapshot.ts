import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import type { AnyActorRef } from 'xstate';

/** The state that a chart is in, as a text; an actor without states has one. */
const stateOf = (snapshot: unknown): string =>
  typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot ? JSON.stringify(snapshot.value) : '';

/**
 * The actor's snapshot, rendered again with each change. What changes within one state is rendered at once: React would put back a box that is
 * ticked and not rendered as ticked when the event is over. Another state, often a whole screen, is rendered in slices, and a press is
 * answered between them (quality §7).
 */
export function useSnapshot<Snapshot>(actor: AnyActorRef): Snapshot {
  const now = useSelector(actor, (snapshot: Snapshot) => snapshot);
  const deferred = useDeferredValue(now);
  return stateOf(now) === stateOf(deferred) ? now : deferred;
}

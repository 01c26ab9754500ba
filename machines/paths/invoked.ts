import * as v from 'valibot';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

const Children = v.record(
  v.string(),
  v.custom<AnyActorRef>((value) => typeof value === 'object' && value !== null && 'getSnapshot' in value),
);

/** The actor that a chart invokes by this id, if it runs. */
export const invokedIn = (snapshot: AnyMachineSnapshot, id: string): AnyActorRef | undefined => v.parse(Children, snapshot.children)[id];

const Purposeful = v.object({ context: v.object({ purpose: v.string() }) });

/** The purpose in a chart's context; empty for a chart without one. */
export function purposeOf(snapshot: unknown): string {
  const known = v.safeParse(Purposeful, snapshot);
  return known.success ? known.output.context.purpose : '';
}

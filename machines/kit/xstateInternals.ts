/**
 * The parts of XState 5 that its next version may change, as far as the page needs them. `machines/graph/chartInternals.ts` has what only tools
 * need, so that the page does not carry it. No other file names these parts: an upgrade touches these two.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** A state of a chart. `path` is empty for the chart itself. */
export type StateNode = {
  readonly id: string;
  readonly key: string;
  readonly path: readonly string[];
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly parent?: StateNode | undefined;
  readonly states: Readonly<Record<string, StateNode>>;
  readonly initial: { readonly target: readonly StateNode[] };
  readonly tags: readonly string[];
  readonly invoke: readonly { readonly id: string; readonly src: unknown }[];
  readonly after: readonly { readonly delay?: unknown; readonly eventType: string }[];
  readonly always?: readonly Transition[] | undefined;
  readonly transitions: ReadonlyMap<string, readonly Transition[]>;
  readonly config: { readonly id?: string | undefined; readonly meta?: unknown; readonly route?: { readonly guard?: unknown } | undefined };
};

/** An arrow of a chart. `eventType` is empty for one that needs no event. */
export type Transition = {
  readonly eventType: string;
  readonly source: StateNode;
  readonly target: readonly StateNode[] | undefined;
  readonly guard?: unknown;
  readonly actions: readonly unknown[];
};

export const isChart = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && '_nodes' in snapshot;

/** The states that a chart is in, the chart itself included. */
export const activeNodes = ({ _nodes }: AnyMachineSnapshot): readonly StateNode[] => _nodes;

/** Only screens have ids of their own (style §2). */
export const isScreen = ({ parent, config }: StateNode): boolean => parent !== undefined && config.id !== undefined;

/** The transitions that the chart takes for this event now. Throws what a guard throws. */
export const transitionsFor = (snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly Transition[] =>
  snapshot.machine.getTransitionData(snapshot, event);

/** The type of the event by which an actor that is done tells its output. */
export const doneType = (id: string): string => `xstate.done.actor.${id}`;

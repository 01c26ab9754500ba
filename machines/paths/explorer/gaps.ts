import type { AnyMachineSnapshot } from 'xstate';
import { invokedIds, nodesOf, pathOf } from '../../graph/chartInternals.ts';
import { activeNodes, type StateNode } from '../../kit/xstateInternals.ts';
import type { Situation, Walk } from '../explorer.ts';

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];
const nameOf = (node: StateNode): string => pathOf(node) || node.key;
const place = ({ snapshot }: { snapshot: AnyMachineSnapshot }): string => JSON.stringify(snapshot.value);

/** Actors that end. Watchers only send events. */
function awaited({ answers = {}, background = [] }: Walk['world']): string[] {
  const ends = ([id, replies]: [string, object]) =>
    !background.includes(id) && Object.values(replies).some((reply: object) => 'done' in reply || 'fails' in reply);
  return Object.entries(answers)
    .filter(ends)
    .map(([id]) => id);
}

function waitingGaps({ situations, world }: Walk): string[] {
  const calls = awaited(world);
  const alive = situations.filter(({ snapshot }) => snapshot.status === 'active');
  const waits = ({ snapshot }: Situation) => invokedIds(snapshot).some((id) => calls.includes(id));
  const hasTimer = ({ snapshot }: Situation) => activeNodes(snapshot).some(({ after }) => after.length > 0);
  const isBusy = ({ snapshot }: Situation) => snapshot.hasTag('busy');
  return [
    ...alive.filter((at) => waits(at) && !isBusy(at)).map((at) => `waits without the tag busy: ${place(at)}`),
    ...alive
      .filter((at) => isBusy(at) && invokedIds(at.snapshot).length === 0 && !hasTimer(at))
      .map((at) => `busy, but waits for nothing: ${place(at)}`),
    ...alive.filter((at) => at.ways.every(({ to }) => to === at.key)).map((at) => `dead end: ${place(at)} after ${at.title}`),
  ];
}

function outcomeGaps({ machine, situations, world }: Walk): string[] {
  const ends = nodesOf(machine).some(({ type, path }) => type === 'final' && path.length === 1);
  if (!ends) return [];
  if (!world.outcomes) return ['the walk does not list the outcomes of the chart'];
  const outcomes = situations.filter(({ snapshot }) => snapshot.status === 'done').map(({ snapshot }) => kindOf(snapshot.output));
  return [
    ...world.outcomes.filter((kind) => !outcomes.includes(kind)).map((kind) => `outcome that never happens: ${kind}`),
    ...outcomes.filter((kind) => !world.outcomes?.includes(kind)).map((kind) => `unexpected outcome: ${kind}`),
  ];
}

function kindOf(output: unknown): string {
  if (output === undefined) return 'nothing';
  return typeof output === 'object' && output !== null && 'kind' in output
    ? String(output.kind)
    : `without a kind: ${JSON.stringify(output)}`;
}

/** Steps that the chart ignores in every situation: a transition is missing, or the step belongs in `refused`. */
function ignoredGaps({ situations, world }: Walk): string[] {
  const handled = new Set(situations.flatMap(({ ways }) => ways.map(({ step }) => step.label)));
  const refused = world.refused ?? [];
  const replies = Object.entries(world.answers ?? {}).flatMap(([id, labels]) => Object.keys(labels).map((label) => `${id}: ${label}`));
  const expected = [...Object.keys(world.events ?? {}), ...replies].filter((label) => !refused.includes(label));
  return [
    ...expected.filter((label) => !handled.has(label)).map((label) => `always ignored: ${label}`),
    ...refused.filter((label) => handled.has(label)).map((label) => `not ignored, but in refused: ${label}`),
  ];
}

/** A chart stops its actors as it ends: one that is started at that moment never runs. */
function lateGaps({ situations }: Walk): string[] {
  const ends = new Set(situations.filter(({ snapshot }) => snapshot.status === 'done').map(({ key }) => key));
  return situations.flatMap((at) =>
    at.ways
      .filter(({ to, acts }) => ends.has(to) && acts.includes('xstate.spawnChild'))
      .map(({ step }) => `an actor is started as the chart ends, and never runs: ${place(at)} → ${step.label}`),
  );
}

export function findGaps(walk: Walk): string[] {
  const { machine, situations, arrows, starts, refused, crashes, world } = walk;
  const entered = new Set(situations.flatMap(({ snapshot }) => activeNodes(snapshot)));
  const taken = new Set([...starts, ...situations.flatMap(({ ways }) => ways)].flatMap((way) => way.arrows));
  for (const { source, target } of [...taken].map(({ definition }) => definition))
    for (const node of [source, ...(target ?? [])]) entered.add(node);
  const calls = distinct(situations.flatMap(({ snapshot }) => invokedIds(snapshot)));
  return distinct([
    ...crashes.map((crash) => `crash: ${crash}`),
    ...nodesOf(machine)
      .filter((node) => node.type !== 'history' && !entered.has(node))
      .map((node) => `state never reached: ${nameOf(node)}`),
    ...arrows.filter((arrow) => !taken.has(arrow)).map((arrow) => `arrow never taken: ${arrow.name}`),
    ...arrows
      .filter((arrow) => arrow.guarded && taken.has(arrow) && !refused.has(arrow.definition))
      .map((arrow) => `condition never false: ${arrow.name}`),
    ...calls.filter((id) => !(id in (world.answers ?? {}))).map((id) => `call without answers: ${id}`),
    ...Object.keys(world.answers ?? {})
      .filter((id) => !calls.includes(id))
      .map((id) => `answers for an actor that never runs: ${id}`),
    ...outcomeGaps(walk),
    ...ignoredGaps(walk),
    ...waitingGaps(walk),
    ...lateGaps(walk),
  ]);
}

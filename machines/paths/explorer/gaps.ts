import type { AnyMachineSnapshot } from 'xstate';
import { invokedIds, nodesOf, pathOf } from '../../graph/chartInternals.ts';
import { activeNodes, type StateNode } from '../../kit/xstateInternals.ts';
import type { Situation, Walk } from '../explorer.ts';

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];
const nameOf = (node: StateNode): string => pathOf(node) || node.key;
const place = ({ snapshot }: { snapshot: AnyMachineSnapshot }): string => JSON.stringify(snapshot.value);

/** Calls end; watchers only speak. */
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
  if (!world.outcomes) return ['the test does not say which outcomes the chart may tell'];
  const told = situations.filter(({ snapshot }) => snapshot.status === 'done').map(({ snapshot }) => kindOf(snapshot.output));
  return [
    ...world.outcomes.filter((kind) => !told.includes(kind)).map((kind) => `outcome never told: ${kind}`),
    ...told.filter((kind) => !world.outcomes?.includes(kind)).map((kind) => `outcome nobody expects: ${kind}`),
  ];
}

function kindOf(output: unknown): string {
  if (output === undefined) return 'nothing';
  return typeof output === 'object' && output !== null && 'kind' in output
    ? String(output.kind)
    : `without a kind: ${JSON.stringify(output)}`;
}

/** What is said and moves the chart in no situation: an arrow was taken away, or it is something that nobody may do (`refused`). */
function unheardGaps({ situations, world }: Walk): string[] {
  const heard = new Set(situations.flatMap(({ ways }) => ways.map(({ step }) => step.label)));
  const refused = world.refused ?? [];
  const replies = Object.entries(world.answers ?? {}).flatMap(([id, labels]) => Object.keys(labels).map((label) => `${id}: ${label}`));
  const said = [...Object.keys(world.events ?? {}), ...replies].filter((label) => !refused.includes(label));
  return [
    ...said.filter((label) => !heard.has(label)).map((label) => `nobody hears: ${label}`),
    ...refused.filter((label) => heard.has(label)).map((label) => `heard, though nobody may: ${label}`),
  ];
}

/** A chart stops its actors as it ends: one that is begun at that moment never runs. */
function lateGaps({ situations }: Walk): string[] {
  const ends = new Set(situations.filter(({ snapshot }) => snapshot.status === 'done').map(({ key }) => key));
  return situations.flatMap((at) =>
    at.ways
      .filter(({ to, acts }) => ends.has(to) && acts.includes('xstate.spawnChild'))
      .map(({ step }) => `an actor is begun as the chart ends, and never runs: ${place(at)} → ${step.label}`),
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
    ...calls.filter((id) => !(id in (world.answers ?? {}))).map((id) => `nobody answers: ${id}`),
    ...Object.keys(world.answers ?? {})
      .filter((id) => !calls.includes(id))
      .map((id) => `answers for an actor that never runs: ${id}`),
    ...outcomeGaps(walk),
    ...unheardGaps(walk),
    ...waitingGaps(walk),
    ...lateGaps(walk),
  ]);
}

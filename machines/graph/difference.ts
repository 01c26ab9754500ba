import { changedArrow, changedFlow, changedState, gone, newly, type Names } from './differenceWords.ts';
import type { FlowGraph, GraphArrow, GraphState } from './flowGraph.ts';
import type { Words } from './words.ts';

/** The change of a state or an arrow. */
export type Mark = 'added' | 'removed' | 'changed';

/**
 * Two versions of a chart in one graph: the new one, and what was removed. `marks` by the id of a state or an arrow; without a mark it is
 * unchanged. `sentences`: the same in words, one for each change, in the order of the chart.
 */
export type Difference = { graph: FlowGraph; marks: Record<string, Mark>; sentences: Words[] };

/** The share of equal arrows in and out from which two states with different names are the same state. */
const ALIKE = 0.6;

/** The event without the state's path, which XState appends to the types of timers and ends. */
const plainEvent = ({ kind, event }: GraphArrow): string =>
  kind === 'timer' ? (event.split('.')[2] ?? '') : kind === 'done' ? 'done' : event;

type Rename = (id: string) => string;

/** Compares two versions of a chart. Pure. */
export function difference(before: FlowGraph, after: FlowGraph): Difference {
  const rename = renames(before, after);
  const marks: Record<string, Mark> = {};
  const sentences: { order: number; parts: Words[] }[] = [];
  const newIds = new Set(after.states.map(({ id }) => id));
  const old = new Map(before.states.map((state) => [rename(state.id), state]));
  const removed = before.states.filter(({ id }) => !newIds.has(rename(id)));
  const graph: FlowGraph = {
    ...after,
    states: [
      ...after.states,
      ...removed.map((state, at) => ({
        ...state,
        id: rename(state.id),
        parent: state.parent === null ? null : rename(state.parent),
        initial: state.initial === null ? null : rename(state.initial),
        order: after.states.length + at,
      })),
    ],
    arrows: [...after.arrows],
  };
  const names: Names = { before, after: graph };
  const say = (at: string, parts: Words[]) => sentences.push({ order: graph.states.findIndex(({ id }) => id === at), parts });
  const mark = (id: string, as: Mark, at: string, parts: Words[]) => {
    if (parts.length === 0) return;
    marks[id] = as;
    say(at, parts);
  };

  say('', changedFlow(before, after));
  for (const state of after.states) {
    const was = old.get(state.id);
    if (was) mark(state.id, 'changed', state.id, changedState(names, was, state, rename));
    else mark(state.id, 'added', state.id, [newly(names, state)]);
  }
  for (const state of removed) mark(rename(state.id), 'removed', rename(state.id), [gone(names, state)]);

  const pairs = paired(before.arrows, after.arrows, rename);
  for (const { was, now } of pairs) {
    if (was && now) mark(now.id, 'changed', now.source, changedArrow(names, was, now, rename));
    else if (now) mark(now.id, 'added', now.source, [newly(names, now)]);
    else if (was) {
      // an id contains the arrow's position among others, so the new chart may use the same id for another arrow
      const arrow = { ...was, id: `was ${was.id}`, source: rename(was.source), target: was.target === null ? null : rename(was.target) };
      graph.arrows.push(arrow);
      mark(arrow.id, 'removed', arrow.source, [gone(names, was)]);
    }
  }
  const ordered = sentences.toSorted((a, b) => a.order - b.order).flatMap(({ parts }) => parts);
  return { graph, marks, sentences: ordered.filter(({ en }, at) => ordered.findIndex((one) => one.en === en) === at) };
}

/** Old state id -> new state id: the same, or another one when the arrows in and out are nearly the same. */
function renames(before: FlowGraph, after: FlowGraph): Rename {
  const found = new Map<string, string>();
  const rename: Rename = (id) => {
    const direct = found.get(id);
    if (direct !== undefined || id === '') return direct ?? '';
    const cut = id.lastIndexOf('.');
    return cut < 0 ? id : `${rename(id.slice(0, cut))}.${id.slice(cut + 1)}`;
  };
  const isNew = (state: GraphState) => !before.states.some(({ id }) => rename(id) === state.id);
  for (const state of before.states) {
    if (after.states.some(({ id }) => id === rename(state.id))) continue;
    const parent = state.parent === null ? null : rename(state.parent);
    const candidates = after.states.filter((one) => one.parent === parent && one.kind === state.kind && isNew(one));
    const [best] = candidates
      .map((candidate) => ({
        id: candidate.id,
        alike: likeness(
          signatures(before, state.id, rename),
          signatures(after, candidate.id, (id) => id),
        ),
      }))
      .toSorted((a, b) => b.alike - a.alike);
    if (best && best.alike >= ALIKE) found.set(state.id, best.id);
  }
  return rename;
}

/** The arrows out of a state and into it, without the state's name. */
function signatures({ arrows }: FlowGraph, id: string, rename: Rename): Set<string> {
  const other = (end: string | null) => (end === id ? 'itself' : end === null ? '' : rename(end));
  return new Set(
    arrows
      .filter(({ source, target }) => source === id || target === id)
      .map((arrow) => [other(arrow.source), arrow.kind, plainEvent(arrow), arrow.guard?.name ?? '', other(arrow.target)].join(' ')),
  );
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const all = new Set([...a, ...b]).size;
  return all === 0 ? 0 : [...a].filter((one) => b.has(one)).length / all;
}

type Pair = { was?: GraphArrow; now?: GraphArrow };

/** Pairs the arrows of one event of one state by similarity: everything equal, then the same target, then the same condition. */
function paired(before: readonly GraphArrow[], after: readonly GraphArrow[], rename: Rename): Pair[] {
  const target = ({ target: id }: GraphArrow) => (id === null ? null : rename(id));
  const isSameEvent = (was: GraphArrow, now: GraphArrow) =>
    rename(was.source) === now.source && was.kind === now.kind && plainEvent(was) === plainEvent(now);
  const hasSameTarget = (was: GraphArrow, now: GraphArrow) => target(was) === now.target;
  const hasSameGuard = (was: GraphArrow, now: GraphArrow) => was.guard?.name === now.guard?.name && was.otherwise === now.otherwise;
  const rounds: ((was: GraphArrow, now: GraphArrow) => boolean)[] = [
    (was, now) => hasSameTarget(was, now) && hasSameGuard(was, now),
    hasSameTarget,
    hasSameGuard,
  ];
  let left = [...before];
  const pairs = new Map<GraphArrow, Pair>(after.map((now) => [now, { now }]));
  for (const isAlike of rounds)
    for (const [now, pair] of pairs) {
      if (pair.was) continue;
      const was = left.find((one) => isSameEvent(one, now) && isAlike(one, now));
      if (!was) continue;
      pairs.set(now, { was, now });
      left = left.filter((one) => one !== was);
    }
  return [...pairs.values(), ...left.map((was) => ({ was }))];
}

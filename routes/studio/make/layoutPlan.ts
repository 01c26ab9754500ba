import type { FlowGraph, GraphArrow, GraphState } from '../../../machines/graph/flowGraph.ts';

/** What a view shows, without coordinates. */
export type PlannedChip = { arrows: string[]; target: string | null };
export type PlannedBox = { state: GraphState; parent: string | null; open: boolean; folded: boolean; chips: PlannedChip[] };
export type PlannedLine = { arrows: string[]; source: string; target: string; back: boolean; main: boolean };
export type Plan = { open: string[]; boxes: PlannedBox[]; lines: PlannedLine[] };

/** With this many arrows into one state, all but the main one are chips: lines would hide the rest. */
const MANY_INTO_AN_END = 3;
const MANY = 6;

/** Is the state this box, or inside of it? */
export const isWithin = (id: string, box: string): boolean => box === '' || id === box || id.startsWith(`${box}.`);
const parentOf = (id: string): string | null => (id === '' ? null : id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '');
const around = (id: string): string[] => {
  const parent = parentOf(id);
  return parent === null ? [] : [...around(parent), parent];
};

export const isCompound = ({ kind }: GraphState): boolean => kind === 'compound' || kind === 'parallel';

/** The boxes that are open when only this one is unfolded. */
export const openFor = (box: string): string[] => [...around(box), box];

/** Final states, and states that lead only to final states, with many arrows into them. */
function hubsOf({ states, arrows }: FlowGraph): Set<string> {
  const ends = new Set(states.filter(({ kind }) => kind === 'final').map(({ id }) => id));
  const isEndLike = (id: string): boolean =>
    ends.has(id) || arrows.filter((arrow) => isWithin(arrow.source, id) && leaves(arrow, id)).every(({ target }) => ends.has(target ?? ''));
  const leaves = ({ target }: GraphArrow, id: string) => target !== null && !isWithin(target, id);
  const sources = (id: string) =>
    new Set(
      arrows.filter(({ target, source, kind }) => target === id && kind !== 'route' && !isWithin(source, id)).map(({ source }) => source),
    ).size;
  const isHub = (id: string) => sources(id) >= (isEndLike(id) ? MANY_INTO_AN_END : MANY);
  return new Set(states.map(({ id }) => id).filter((id) => id !== '' && isHub(id)));
}

/** Only arrows that change something are drawn: not addresses, which have their own mark, nor events without an effect, nor a child's events. */
const isDrawn = ({ kind, target, actions }: GraphArrow): boolean =>
  kind !== 'route' && (target !== null || (kind !== 'news' && actions.length > 0));

/** The same view with one line replaced by a chip in its source box. */
export function asChip({ open, boxes, lines }: Plan, { source, target }: { source: string; target: string }): Plan {
  const line = lines.find((one) => one.source === source && one.target === target);
  if (!line) throw new Error(`no line leads from "${source}" to "${target}"`);
  const chip = { arrows: line.arrows, target };
  return {
    open,
    boxes: boxes.map((box) => (box.state.id === source ? { ...box, chips: [...box.chips, chip] } : box)),
    lines: lines.filter((one) => one !== line),
  };
}

/** What a view shows with these boxes open. Arrows between the same two boxes are one line. */
export function planOf(graph: FlowGraph, open: readonly string[]): Plan {
  const isOpen = new Set(open);
  const hubs = hubsOf(graph);
  const visible = graph.states.filter(({ id }) => around(id).every((box) => isOpen.has(box)));
  const boxes = new Map(
    visible.map((state): [string, PlannedBox] => [
      state.id,
      { state, parent: parentOf(state.id), open: isOpen.has(state.id), folded: isCompound(state) && !isOpen.has(state.id), chips: [] },
    ]),
  );
  const lines = new Map<string, PlannedLine>();
  const boxOf = (id: string): PlannedBox => {
    const box = boxes.get(id) ?? boxes.get(parentOf(id) ?? '');
    return box && (boxes.has(id) || box.folded) ? box : boxOf(parentOf(id) ?? '');
  };
  const chip = (box: PlannedBox, arrow: GraphArrow, target: string | null) => {
    const same = box.chips.find((one) => one.target === target);
    if (same) same.arrows.push(arrow.id);
    else box.chips.push({ arrows: [arrow.id], target });
  };
  for (const arrow of graph.arrows.filter(isDrawn)) {
    const source = boxOf(arrow.source);
    const from = source.state.id;
    const to = arrow.target === null ? null : boxOf(arrow.target).state.id;
    if (to === null || from === to) {
      const isItsOwn = from === arrow.source && (to === null || arrow.target === from);
      if (isItsOwn) chip(source, arrow, to);
    } else if (isWithin(to, from) || isWithin(from, to)) chip(source, arrow, to);
    else {
      const key = `${from} -> ${to}`;
      const line = lines.get(key) ?? { arrows: [], source: from, target: to, back: isBack(boxes, from, to), main: false };
      line.arrows.push(arrow.id);
      lines.set(key, line);
    }
  }
  const plan = { open: [...open], boxes: [...boxes.values()], lines: [...lines.values()] };
  markMain(graph, plan);
  for (const { arrows, source, target } of plan.lines.filter((line) => hubs.has(line.target) && !line.main))
    boxOf(source).chips.push({ arrows, target });
  return { ...plan, lines: plan.lines.filter((line) => !hubs.has(line.target) || line.main) };
}

const isBack = (boxes: ReadonlyMap<string, PlannedBox>, from: string, to: string): boolean =>
  (boxes.get(from)?.state.order ?? 0) > (boxes.get(to)?.state.order ?? 0);

type Step = { line: PlannedLine; from: string; to: string };

/**
 * Marks the main path of a chart, from the initial state of each open box. If the chart's words do not name it: the longest path to a final
 * state without a failure; of equal ones, that with the earlier states. Of several lines between two boxes on the path, only the last is marked.
 */
function markMain(graph: FlowGraph, { boxes, lines }: Plan): void {
  const failures = new Set(graph.arrows.filter(({ kind }) => kind === 'failure').map(({ id }) => id));
  const forward = lines.filter(({ back, arrows }) => !back && !arrows.every((id) => failures.has(id)));
  const ends = new Set(graph.states.filter(({ kind }) => kind === 'final').map(({ id }) => id));
  const onTheWay = new Set<string>(); // inner boxes first
  for (const { state } of boxes.filter((box) => box.open && box.state.initial !== null).toReversed()) {
    const inside = boxes.filter(({ parent }) => parent === state.id).map((box) => box.state.id);
    const childOf = (id: string) => inside.find((child) => isWithin(id, child));
    const steps = forward.flatMap((line): Step[] => {
      const [from, to] = [childOf(line.source), childOf(line.target)];
      return from !== undefined && to !== undefined && from !== to ? [{ line, from, to }] : [];
    });
    const named = [...new Set(graph.main.flatMap((id) => childOf(id) ?? []))];
    const way = named.length > 0 ? named : longestWay(inside, steps, state.initial ?? '', ends);
    for (const id of way) onTheWay.add(id);
    for (const [at, child] of way.entries()) {
      const candidates = steps.filter(({ from, to }) => from === child && to === way[at + 1]).map(({ line }) => line);
      const best = candidates.filter(({ source, target }) => isOn(onTheWay, source, child) && isOn(onTheWay, target, way[at + 1] ?? ''));
      const last = (best.length > 0 ? best : candidates).toSorted((a, b) => orderOf(boxes, a.source) - orderOf(boxes, b.source)).at(-1);
      if (last) last.main = true;
    }
  }
}

const orderOf = (boxes: readonly PlannedBox[], id: string): number => boxes.find(({ state }) => state.id === id)?.state.order ?? 0;

/** Are a state and every box around it up to this one on the path? */
function isOn(way: ReadonlySet<string>, id: string, upTo: string): boolean {
  return id === upTo || (way.has(id) && isOn(way, parentOf(id) ?? upTo, upTo));
}

function longestWay(inside: readonly string[], steps: readonly Step[], first: string, ends: ReadonlySet<string>): string[] {
  const length = (way: readonly string[]): number => way.length + (ends.has(way.at(-1) ?? '') ? inside.length : 0); // a path that ends beats all others
  const longest = new Map<string, string[]>();
  for (const child of inside.toReversed()) {
    const ways = inside
      .filter((next) => steps.some(({ from, to }) => from === child && to === next))
      .map((next) => longest.get(next) ?? []);
    longest.set(child, [child, ...ways.reduce<string[]>((a, b) => (length(b) > length(a) ? b : a), [])]);
  }
  return longest.get(first) ?? [];
}

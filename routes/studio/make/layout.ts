import { crossingsIn } from '../../../ui/studio/drawing/crossings.ts';
import type { FlowGraph } from '../../../machines/graph/flowGraph.ts';
import type { Layout, LayoutLine, LayoutView } from '../../../ui/studio/drawing/layout.ts';
import { placed } from './layoutElk.ts';
import type { Leaving } from './layoutHead.ts';
import { isCompound, openFor, planOf, asChip, type Plan } from './layoutPlan.ts';

/**
 * Lays out all views of a chart without crossing lines: a line that would cross becomes text. Node only, at build time: the page gets the
 * coordinates and contains no layout engine.
 */
export async function layoutOf(graph: FlowGraph): Promise<Layout> {
  const view = (open: readonly string[]) => viewOf(graph, open, 'counted');
  const unfoldable = graph.states.filter((state) => state.id !== '' && isCompound(state)).map(({ id }) => id);
  const all = ['', ...unfoldable];
  const folded = await view(['']);
  const boxes: Record<string, LayoutView> = {};
  for (const box of unfoldable) boxes[box] = await view(openFor(box));
  // with one box or none, `folded` and `open` are all the views
  const [first] = unfoldable;
  const open = first === undefined ? folded : openFor(first).length === all.length ? (boxes[first] ?? folded) : await view(all);
  return { flow: graph.flow, folded, open, boxes };
}

/** One view, with these boxes open, including the chart's own (''). On paper everything is listed; the studio can show a list when asked. */
export const viewOf = (graph: FlowGraph, open: readonly string[], leaving: Leaving = 'listed'): Promise<LayoutView> =>
  uncrossed(graph, planOf(graph, open), leaving);

async function uncrossed(graph: FlowGraph, plan: Plan, leaving: Leaving): Promise<LayoutView> {
  const view = await placed(graph, plan, leaving);
  const crossing = crossingsIn(view).flat();
  const worst = crossing.filter(({ main }) => !main).toSorted((a, b) => awkwardness(crossing, b) - awkwardness(crossing, a))[0];
  return worst ? uncrossed(graph, asChip(plan, worst), leaving) : view;
}

/** The line with the most crossings is removed first; of equal ones the one that leads back, then the longest. */
function awkwardness(crossing: readonly LayoutLine[], line: LayoutLine): number {
  const times = crossing.filter((one) => one === line).length;
  const xs = line.points.map(([x]) => x);
  const ys = line.points.map(([, y]) => y);
  const span = Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
  return times + (line.back ? 0.5 : 0) + span / 1e5;
}

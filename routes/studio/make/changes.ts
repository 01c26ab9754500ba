import { difference } from '../../../machines/graph/difference.ts';
import type { FlowGraph } from '../../../machines/graph/flowGraph.ts';
import type { Changes } from '../../../ui/studio/data.ts';
import { flowsAt } from './flowsAt.ts';
import { viewOf } from './layout.ts';
import { isCompound } from './layoutPlan.ts';

const at = new Map<string, ReturnType<typeof flowsAt>>();

/** The flows of a version, computed once. */
function known(ref: string): ReturnType<typeof flowsAt> {
  const flows = at.get(ref) ?? flowsAt(ref);
  at.set(ref, flows);
  return flows;
}

/** The changes of a flow since a git version: the union of both charts, laid out, marks, sentences. Null for a new or an unchanged flow. */
export async function changesSince(ref: string, graph: FlowGraph): Promise<Changes | null> {
  const then = known(ref).get(graph.flow);
  if (!then) return null;
  const { graph: union, marks, sentences } = difference(then, graph);
  if (sentences.length === 0) return null;
  return {
    graph: union,
    marks,
    sentences,
    view: await viewOf(
      union,
      union.states.filter(isCompound).map(({ id }) => id),
      'counted',
    ),
  };
}

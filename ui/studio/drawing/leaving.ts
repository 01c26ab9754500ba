import type { FlowGraph } from '../../../machines/graph/flowGraph.ts';
import { conditionOf, happeningOf, nameOf, type Wording } from '../../../machines/graph/wording.ts';
import type { LayoutLeaving } from './layout.ts';

/** The ways out of a box to one goal: what happens, and under which condition. */
export type Leave = { target: string; goal: string; ways: { happening: string; condition: string }[] };

/**
 * The list behind the number of a box: each way once, although several steps inside may have the same one. Where a condition alone decides,
 * in a step inside, what happens is the name of that step, which is its question.
 */
export function leavesOf(graph: FlowGraph, state: string, { ways }: LayoutLeaving, wording: Wording): Leave[] {
  return ways.map(({ arrows, target }) => {
    const different = new Map<string, { happening: string; condition: string }>();
    for (const arrow of graph.arrows.filter(({ id }) => arrows.includes(id))) {
      const question = arrow.source === state ? '' : nameOf(graph, arrow.source, wording);
      const way = { happening: happeningOf(arrow, wording) || question, condition: conditionOf(arrow, wording) };
      different.set(`${way.happening}\n${way.condition}`, way);
    }
    return { target, goal: nameOf(graph, target, wording), ways: [...different.values()] };
  });
}

/** The number on the sign: as many as the list has. */
export const countOf = (leaves: readonly Leave[]): number => leaves.reduce((sum, { ways }) => sum + ways.length, 0);

/** The list as lines of text, for a saved picture. */
export const leaveLines = (leaves: readonly Leave[]): string[] =>
  leaves.flatMap(({ goal, ways }) =>
    ways.map(({ happening, condition }) => `${[happening, condition].filter(Boolean).join(' ')} → ${goal}`),
  );

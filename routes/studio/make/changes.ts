import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { difference } from '../../../machines/graph/difference.ts';
import { flowGraph, type FlowGraph } from '../../../machines/graph/flowGraph.ts';
import type { Changes } from '../../../ui/studio/data.ts';
import { viewOf } from './layout.ts';
import { isCompound } from './layoutPlan.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A flow as that version kept it; null when it had no such flow. Throws when git knows no such version. */
function graphAt(ref: string, flow: string): FlowGraph | null {
  const file = `docs/flows/${flow}.flow.json`;
  if (execFileSync('git', ['ls-tree', '--name-only', ref, file], { cwd: root, encoding: 'utf8' }).trim() === '') return null;
  const text: unknown = JSON.parse(execFileSync('git', ['show', `${ref}:${file}`], { cwd: root, encoding: 'utf8' }));
  return v.parse(flowGraph, text);
}

/** What has changed in a flow since a version of git: the union of both charts laid out, marks, sentences. Null when it did not know the flow, or nothing has. */
export async function changesSince(ref: string, graph: FlowGraph): Promise<Changes | null> {
  const then = graphAt(ref, graph.flow);
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
    ),
  };
}

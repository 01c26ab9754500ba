import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import type { FlowGraph } from '../../../machines/graph/flowGraph.ts';
import { productGraph, startedBy } from '../../../machines/graph/productGraph.ts';
import { ApiError } from '../../../services/contract/error.ts';
import * as data from '../../../ui/studio/data.ts';
import { deepest, everySituation, named } from './situations.ts';
import type { Situation } from '../../../ui/situation/situation.ts';
import { planOf } from '../../../machines/paths/plan/plan.ts';
import { charts, type ChartName } from '../../../machines/paths/walks.ts';
import { changesSince } from './changes.ts';
import { coverageOf } from './coverage.ts';
import { flowGraphs } from './graphs.ts';
import { viewOf } from './layout.ts';
import { cachedLayout } from './layoutCache.ts';
import { rowsOf } from './rows.ts';

/** `node routes/studio/make/data.ts <folder> [--only <flows>] [--since <git ref>]`: writes the studio's data files (see ui/studio/data.ts). */
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The most situations shown of one state: more look alike. */
const MOST_OF_A_STATE = 6;

/** Screens in the order of the flow's states. */
const screensIn = ({ states }: FlowGraph): string[] => [...new Set(states.flatMap(({ screen }) => screen ?? []))];

const indexed = (graph: FlowGraph): data.Indexed => ({
  flow: graph.flow,
  title: graph.title,
  note: graph.note,
  states: graph.states.length - 1,
  arrows: graph.arrows.length,
  screens: screensIn(graph),
  runs: startedBy(graph),
});

/** The search entries of a flow: its states, and what can happen in them. */
function findables({ flow, title, states, arrows, note }: FlowGraph): data.Findable[] {
  const inside = states.filter(({ id }) => id !== '');
  return [
    { flow, at: '', title, name: flow, also: note ? `${note.en} ${note.es}` : '' },
    ...inside.map((state) => {
      const own = arrows.filter(({ source }) => source === state.id);
      const searched = [
        ...own.flatMap(({ title, event, guard }) => [
          title.en,
          title.es,
          event,
          guard?.name ?? '',
          guard?.title.en ?? '',
          guard?.title.es ?? '',
        ]),
        ...state.calls.flatMap(({ id, title, services }) => [id, title.en, title.es, ...services]),
        state.screen ?? '',
      ];
      return { flow, at: state.id, title: state.title, name: state.id, also: [...new Set(searched)].filter(Boolean).join(' · ') };
    }),
  ];
}

/** The situations of each innermost state with the shortest stories. */
function fewOf(situations: readonly Situation[]): Situation[] {
  const counts = new Map<string, number>();
  return situations.filter(({ state, screen }) => {
    if (screen === '') return false;
    const key = deepest(state);
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before < MOST_OF_A_STATE;
  });
}

/** JSON replacer for the tests' answers: a failure as its fields. */
const plain = (_: string, value: unknown): unknown =>
  value instanceof ApiError ? value.failure : value instanceof Error ? { message: value.message } : value;

function answersOf(flow: ChartName): unknown {
  const { answers = {} } = charts[flow].walk().world;
  const replies = Object.entries(answers).map(([call, possible]) => {
    const sendable = Object.entries(possible).filter(([, reply]) => !('shows' in reply));
    return [call, Object.fromEntries(sendable.map(([label, reply]) => [label, 'done' in reply ? { done: reply.done ?? null } : reply]))];
  });
  return JSON.parse(JSON.stringify(Object.fromEntries(replies), plain));
}

async function write(folder: string, name: string, schema: v.GenericSchema, value: unknown): Promise<void> {
  await writeFile(join(folder, `${name}.json`), JSON.stringify(v.parse(schema, value)));
}

const isChart = (flow: string): flow is ChartName => Object.hasOwn(charts, flow);

/** `only`: write only these flows completely. `since`: the git version to compare with. */
export type Wanted = { only?: readonly string[] | undefined; since?: string | undefined };

export async function writeData(folder: string, { only, since }: Wanted): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { version } = v.parse(v.object({ version: v.string() }), JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
  const graphs = [...flowGraphs().values()];
  const product = productGraph(graphs);
  await write(folder, 'index', data.index, { version, flows: graphs.map(indexed), since: since ?? null });
  await write(folder, 'map', data.map, { graph: product, view: await viewOf(product, ['']) });
  await write(folder, 'find', data.find, graphs.flatMap(findables));
  const situations = named(everySituation());
  for (const graph of graphs.filter(({ flow }) => only?.includes(flow) ?? true)) {
    const { flow } = graph;
    if (!isChart(flow)) throw new Error(`no walk of ${flow}`);
    await write(folder, flow, data.picture, { graph, layout: await cachedLayout(graph) });
    await write(folder, `${flow}.more`, data.more, {
      situations: fewOf(situations.filter((one) => one.flow === flow)),
      paths: planOf(flow, graph).paths.map(({ title, rows, through }) => ({ title, rows, through })),
      rows: rowsOf(graph),
      coverage: coverageOf(charts[flow].walk()),
      answers: answersOf(flow),
      changes: since === undefined ? null : await changesSince(since, graph),
    });
  }
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' }, since: { type: 'string' } } });
  const [folder] = positionals;
  if (!folder) throw new Error('data.ts needs the folder to write into');
  await writeData(folder, { only: values.only?.split(','), since: values.since });
  process.exit(0); // the charts' actors leave listeners open
}

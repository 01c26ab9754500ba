import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDownloaded } from '../../../machines/flows.ts';
import { metaOf } from '../../../machines/graph/chartInternals.ts';
import type { FlowGraph } from '../../../machines/graph/flowGraph.ts';
import { toFlowGraph } from '../../../machines/graph/toFlowGraph.ts';
import type { Words } from '../../../machines/graph/words.ts';
import { wordsIn } from '../../../machines/graph/wordsIn.ts';
import { once } from '../../../machines/paths/once.ts';
import { charts, type ChartName } from '../../../machines/paths/walks.ts';
import { servicesIn } from './services.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The files of a chart: `x.machine.ts` and the others next to it. Throws when there is none. */
export function filesOf(flow: string): string[] {
  const [found] = globSync(`machines/**/${flow}.machine.ts`, { cwd: root });
  if (!found) throw new Error(`there is no ${flow}.machine.ts in machines/`);
  return withParts(resolve(root, found));
}

const PART = /from '(\.\/[\w.]+\.(?:states|setup|actors)\.ts)'/g;

function withParts(file: string): string[] {
  const parts = [...readFileSync(file, 'utf8').matchAll(PART)].map(([, part]) => resolve(dirname(file), part ?? ''));
  return [...new Set([file, ...parts.flatMap(withParts)])];
}

const CLAUSE = /\b(?:[A-Z]{3,}(?:-[A-Z]+)*-\d+|(?:portal|calls|quality) §\d+(?:\.\d+)?(?: "[^"]+")?)/g;

/** The specification clauses in a chart's files: "FLOW-PAY-03", 'portal §4 "Partial payment"'. */
const clausesIn = (files: readonly string[]): string[] => [
  ...new Set(
    files.flatMap((file) => readFileSync(file, 'utf8').match(CLAUSE) ?? []).toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true })),
  ),
];

const isChart = (name: string): name is ChartName => Object.hasOwn(charts, name);
const names: readonly ChartName[] = Object.keys(charts).filter(isChart);

/** The graph of every chart, by name. */
export const flowGraphs = once((): ReadonlyMap<ChartName, FlowGraph> => new Map(names.map((flow) => [flow, read(flow)])));

/** The charts that are downloaded on demand (they have a slot), with their titles. */
const inSlots = once((): Readonly<Record<string, Words>> =>
  Object.fromEntries(
    names
      .filter((name) => name === 'menu' || isDownloaded(name))
      .map((name) => [name, wordsIn(metaOf(charts[name].machine))?.title ?? { en: name, es: name }]),
  ),
);

export function graphOf(flow: ChartName): FlowGraph {
  const graph = flowGraphs().get(flow);
  if (!graph) throw new Error(`there is no graph of ${flow}`);
  return graph;
}

/** Each flow provides its own calls to the money attempt: the graph shows those of the payment. */
const GIVEN: Partial<Record<ChartName, string>> = Object.fromEntries(
  ['attempt', 'sending', 'following', 'searching'].map((flow) => [flow, resolve(root, 'machines/payment/payment.parts.ts')]),
);

function read(flow: ChartName): FlowGraph {
  const files = filesOf(flow);
  const given = GIVEN[flow];
  return toFlowGraph(charts[flow].machine, {
    flow,
    flows: inSlots(),
    services: { ...servicesIn(files), ...(given && servicesIn([given])) },
    spec: clausesIn(files.filter((file) => !basename(file).endsWith('.actors.ts'))),
  });
}

/** `npm run flows -- --json`: the graphs as JSON, for other tools and for `--since` of a later version. */
export const graphsText = (): string => `${JSON.stringify(Object.fromEntries(flowGraphs()), null, 1)}\n`;

if (import.meta.main) process.stdout.write(graphsText(), () => process.exit(0)); // the charts' actors leave listeners open

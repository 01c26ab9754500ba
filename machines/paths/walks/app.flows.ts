import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { loadChart } from '../../charts.ts';
import { DOWNLOADED, whoOf, type DownloadedFlow } from '../../flows.ts';
import { nodesOf } from '../../graph/chartInternals.ts';
import type { Target } from '../../kit/target.ts';
import { isScreen } from '../../kit/xstateInternals.ts';
import type { Walk, World } from '../explorer.ts';
import { ann, gus } from '../people/people.ts';

export type Answers = NonNullable<World<AnyStateMachine>['answers']>;

type Flow = { flow: DownloadedFlow; machine: AnyStateMachine; walk: () => Walk };
const isWalk = (given: unknown): given is () => Walk => typeof given === 'function';

const walksOf = (flow: DownloadedFlow): Promise<object> => import(pathToFileURL(join(import.meta.dirname, `${flow}.walks.ts`)).href);

async function load(flow: DownloadedFlow): Promise<Flow> {
  const machine = await loadChart(flow);
  const walks = await walksOf(flow);
  const walk: unknown = Reflect.get(walks, `${flow}Walk`);
  if (!isWalk(walk)) throw new Error(`${flow}.walks.ts exports no ${flow}Walk`);
  return { flow, machine, walk };
}

async function loadAll(): Promise<readonly Flow[]> {
  const all: Flow[] = [];
  for (const flow of DOWNLOADED) all.push(await load(flow)); // one after another, see ../walks.ts
  return all;
}

/** Every flow of the registry with its chart and its walk. */
export const flowsOfApp = await loadAll();

function placeOf({ flow, machine }: Flow): Target {
  const screen = nodesOf(machine).find(isScreen)?.id ?? '';
  return { flow, screen, params: {}, search: {} };
}

/** The flow's answers to the app, from the flow's own walk: it opens, it ends with each of its outcomes, it crashes. */
function seen({ walk }: Flow): Answers[string] {
  const { situations } = walk();
  const ends = situations.flatMap(({ snapshot: { output } }) =>
    isOutcome(output) ? [[`it ends: ${output.kind}`, { done: output }] as const] : [],
  );
  const [first] = situations;
  const bound = situations.find(({ snapshot }) => snapshot.status === 'active' && snapshot.hasTag('bound'));
  return {
    ...(first ? { 'it opens': { shows: first.snapshot } } : {}),
    ...(bound ? { 'it waits for what cannot be taken back': { shows: bound.snapshot } } : {}),
    ...Object.fromEntries(ends),
    breaks: { fails: new Error('broken') },
  };
}

const isOutcome = (output: unknown): output is { kind: string } => typeof output === 'object' && output !== null && 'kind' in output;

/** The answers named by the app's walk, and those of all other flows. */
export function withOthers(named: Answers, enters: (target: Target, person: typeof ann | null) => Answers[string][string]): Answers {
  const others = flowsOfApp.filter(({ flow }) => !Object.hasOwn(named, flow));
  const opening = others.map(
    (one) => [`${one.flow} is entered`, enters(placeOf(one), whoOf(one.flow) === 'visitors' ? null : ann)] as const,
  );
  const guests = others.flatMap((one) =>
    whoOf(one.flow) === 'money' ? [[`Gus is in ${one.flow}`, enters(placeOf(one), gus)] as const] : [],
  );
  return {
    ...named,
    guards: { ...named['guards'], ...Object.fromEntries([...opening, ...guests]) },
    fetchFlow: {
      ...named['fetchFlow'],
      ...Object.fromEntries(others.map(({ flow, machine }) => [`${flow} is loaded`, { done: machine }])),
    },
    ...Object.fromEntries(others.map((one) => [one.flow, seen(one)])),
  };
}

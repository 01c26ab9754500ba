import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { arrowIds } from '../../graph/arrowIds.ts';
import { leavesOf, pathOf, upwards } from '../../graph/chartInternals.ts';
import type { FlowGraph, GraphArrow } from '../../graph/flowGraph.ts';
import { lengthOf } from '../../graph/sayings.ts';
import type { Words } from '../../graph/words.ts';
import { screenOf } from '../../kit/screenOf.ts';
import type { StateNode } from '../../kit/xstateInternals.ts';
import type { Walk } from '../explorer.ts';
import type { Arrow } from '../explorer/arrows.ts';
import { snapshotOf, type Standing } from '../explorer/model.ts';
import type { Step } from '../explorer/world.ts';
import { pathsOf, tour, type ChartPath } from '../tour.ts';
import { charts, type ChartName } from '../walks.ts';
import { titles } from './titles.ts';
import { toRest } from './toRest.ts';

/** One line of the plan: who does what, and what must be visible then. */
export type PlanRow = { who: Words; does: Words; sees: Words };
/** One path from a start. `clauses`: of the states on the path. `through`: ids of the states on the path, including transient ones. */
export type PlanPath = { title: Words; needs: Words; clauses: string[]; through: string[]; rows: PlanRow[] };
export type Plan = { flow: ChartName; title: Words; note: Words | null; paths: PlanPath[] };

export const both = (make: (language: keyof Words) => string): Words => ({ en: make('en'), es: make('es') });

/** A small set of paths over every arrow of a chart, for manual tests. `portal`: what the page does by itself. */
export function planOf(flow: ChartName, graph: FlowGraph): Plan {
  const { walk } = charts[flow];
  const paths = pathsOf(walk(), toRest(walk(), tour(walk()))).map(reader(graph, walk()));
  const named = titles(paths);
  return { flow, title: graph.title, note: graph.note, paths: paths.map((path, at) => ({ ...path, title: named[at] ?? path.needs })) };
}

const WHO = {
  customer: { en: 'customer', es: 'cliente' },
  lender: { en: 'lender', es: 'prestamista' },
  clock: { en: 'clock', es: 'reloj' },
  address: { en: 'address', es: 'dirección' },
  portal: { en: 'portal', es: 'portal' },
} as const;

const CLAUSE = /\b[A-Z]{3,}(?:-[A-Z]+)*-\d+\b/g;

function reader(graph: FlowGraph, { machine, world }: Walk) {
  const ids = arrowIds(machine);
  const arrows = new Map(graph.arrows.map((arrow) => [arrow.id, arrow]));
  const states = new Map(graph.states.map((state) => [state.id, state]));
  const calls = new Map(graph.states.flatMap((state) => state.calls).map((call) => [call.id, call]));

  const ancestry = (node: StateNode): string[] => upwards(node).map(pathOf).toReversed();
  const idsOf = (snapshot: AnyMachineSnapshot): string[] => [...new Set(leavesOf(snapshot).flatMap(ancestry))].filter((id) => id !== '');
  /** The source and target states of arrows, including transient states. */
  const passed = (taken: readonly Arrow[]): string[] =>
    taken.flatMap(({ definition: { source, target = [] } }) => [source, ...target].flatMap(ancestry)).filter((id) => id !== '');

  function seen(standing: Standing): Words {
    const snapshot = snapshotOf(standing);
    const screen = snapshot.status === 'active' ? screenOf(snapshot) : null;
    const output: unknown = snapshot.output;
    const outcome = typeof output === 'object' && output !== null && 'kind' in output ? ` (${String(output.kind)})` : '';
    const ids = leavesOf(snapshot).map(pathOf);
    return both((language) => {
      const places = ids.map((id) => states.get(id)?.title[language] ?? id).join('; ');
      return `${screen === null ? '' : `${screen}: `}${places}${outcome}`;
    });
  }

  /** The arrows that a step took, that of the step's event first. */
  const takenBy = (taken: readonly Arrow[]): GraphArrow[] => taken.flatMap(({ definition }) => arrows.get(ids.get(definition) ?? '') ?? []);

  const speaker = ({ label }: Step) => Object.keys(world.answers ?? {}).find((id) => label.startsWith(`${id}: `)) ?? null;

  function row({ event: { step }, state }: ChartPath['steps'][number]): PlanRow {
    const sees = seen(state);
    const id = speaker(step);
    const call = id === null ? undefined : calls.get(id);
    const taken = takenBy(state.arrows);
    const title = taken[0]?.title ?? { en: step.label, es: step.label };
    const why = taken.flatMap(({ guard }) => (guard ? [guard.title.es] : []));
    const inWords = why.length > 0 ? `${title.es} (${why.join('; ')})` : title.es;
    if (call) {
      const detail = step.label.slice(call.id.length + 2);
      return { who: call.services.length > 0 ? WHO.lender : WHO.portal, does: { en: `${call.title.en}: ${detail}`, es: inWords }, sees };
    }
    const address = addressIn(step.event);
    if (address)
      return { who: WHO.address, does: { en: `the address of ${address} is opened`, es: `se abre la dirección de ${address}` }, sees };
    const [, ms] = /^after \w+ \((\d+) ms\)$/.exec(step.label) ?? [];
    if (ms === undefined) return { who: WHO.customer, does: { en: step.label, es: inWords }, sees };
    const exact = ` (${lengthOf(Number(ms))})`;
    return { who: WHO.clock, does: both((language) => title[language].replace(exact, '') + exact), sees };
  }

  return ({ steps: [start, ...steps] }: ChartPath): Omit<PlanPath, 'title'> => {
    const stations = [...(start ? [start] : []), ...steps].map(({ state }) => state);
    const through = [...new Set(stations.flatMap((state) => [...passed(state.arrows), ...idsOf(snapshotOf(state))]))];
    const notes = through.map((id) => states.get(id)?.note?.en ?? '').join(' ');
    const needs = start?.event.type ?? '';
    const clauses = [...new Set(notes.match(CLAUSE) ?? [])].toSorted();
    return { needs: { en: needs, es: `«${needs}»` }, clauses, through, rows: steps.map(row) };
  };
}

const addressIn = ({ type, ...event }: AnyEventObject): string | null =>
  type === 'xstate.route' && typeof event['to'] === 'string' ? event['to'].slice(1) : null;

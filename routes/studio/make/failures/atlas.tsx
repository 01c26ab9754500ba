import { JSDOM } from 'jsdom';
import { StateMachine, type AnyActorLogic, type AnyMachineSnapshot } from 'xstate';
import * as v from 'valibot';
import { situation as schema, type Situation } from '../../../../ui/situation/situation.ts';
import { drawn } from '../drawn.tsx';
import { situationAt } from '../situations.ts';
import { activePaths, doneEvent, actorNamed, pathOf } from '../../../../machines/graph/chartInternals.ts';
import { activeNodes, type StateNode } from '../../../../machines/kit/xstateInternals.ts';
import { repliesIn } from '../../../../machines/paths/explorer/world.ts';
import { invokedIn, purposeOf } from '../../../../machines/paths/invoked.ts';
import { lifted } from '../../../../machines/paths/lifted.ts';
import { appWalk } from '../../../../machines/paths/walks/app.walks.ts';
import { charts, type ChartName } from '../../../../machines/paths/walks.ts';
import { failing, type Failed } from './failing.ts';
import type { Cell, Row } from './row.ts';
import { ways } from './ways.ts';

/** Charts with parallel calls: the other calls are answered first. */
const GATHERERS: readonly ChartName[] = ['gathering', 'guards', 'appStart', 'accounts'];
/** Actors that finish at once and decide nothing: no customer sees the page in between. */
const MOMENTS = ['newKey', 'readClock', 'forgetInFlight', 'record', 'note'];
const ENOUGH = 30;

/** A pending actor of a state, not a child chart. */
type Waiting = { chart: ChartName; snapshot: AnyMachineSnapshot; node: StateNode; id: string; logic: AnyActorLogic; input: unknown };

const HasInput = v.object({ input: v.optional(v.unknown()) });
const isChart = (id: string): id is ChartName => Object.hasOwn(charts, id);

/** Every actor that runs in a state, once per state, from the first situation that reaches it. */
function waitingIn(chart: ChartName): Waiting[] {
  const { machine, walk } = charts[chart];
  const known = new Map<string, Waiting>();
  for (const { snapshot } of walk().situations.filter((each) => each.snapshot.status === 'active')) {
    // the root of a chart waits for nothing: its calls run beside the states
    for (const node of activeNodes(snapshot).filter(({ parent }) => parent)) {
      for (const { id, src } of node.invoke) {
        const logic = actorNamed(machine, src);
        const actor = invokedIn(snapshot, id);
        const place = `${pathOf(node)} ${id} ${purposeOf(snapshot)}`;
        if (!logic || !actor || logic instanceof StateMachine || (chart === 'app' && isChart(id)) || known.has(place)) continue;
        const { input } = v.parse(HasInput, actor.getSnapshot());
        known.set(place, { chart, snapshot, node, id, logic, input });
      }
    }
  }
  return [...known.values()];
}

/** Answers the calls that the customer does not wait for, with the usual answer where there are several. */
function settled(chart: ChartName, from: AnyMachineSnapshot): AnyMachineSnapshot {
  const walk = charts[chart].walk();
  let at = from;
  for (let step = 0; step < ENOUGH && at.status === 'active'; step++) {
    const replies = repliesIn(at, walk.world.answers ?? {}).filter(
      ({ label }) => GATHERERS.includes(chart) || MOMENTS.some((id) => label.startsWith(`${id}: `)),
    );
    const reply = replies.find(({ label }) => label.endsWith(': nothing')) ?? replies[0];
    if (!reply) break;
    at = walk.after(at, reply.event);
  }
  return at;
}

/** The state of a chart with screens, or of the app, after the failure: one for each place where the failed chart runs. */
function standsAfter(
  { chart, snapshot }: Waiting,
  { event, ended }: Failed,
): { snapshot: AnyMachineSnapshot; top: string; invoked: readonly string[] }[] {
  if (ended) {
    const inside = appWalk().situations.find((each) => each.snapshot.matches('accounts'));
    if (!inside) throw new Error('nobody is ever signed in');
    return [{ snapshot: appWalk().after(inside.snapshot, { type: 'session.ended', reason: ended }), top: 'app', invoked: [] }];
  }
  const walk = charts[chart].walk();
  const next = event ? walk.after(snapshot, event) : snapshot;
  return lifted(chart, [snapshot, settled(chart, next)], settled).map((top) => {
    const { snapshot: at, invoked } = top;
    if (at.status !== 'done') return { snapshot: at, top: top.chart, invoked };
    // the flow has ended: the app decides what comes next
    const around = appWalk().situations.find(({ snapshot: app }) => activePaths(app)[0] === top.chart && app.context.person !== null);
    if (!around) throw new Error(`the app never opens ${top.chart}`);
    return { snapshot: appWalk().after(around.snapshot, doneEvent(top.chart, at.output)), top: top.chart, invoked };
  });
}

/** Different for each call. */
const CASE_NUMBER = /[\da-f]{8}-[\da-f-]{27}/g;
const textOf = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim();

/** Elements that report an outcome. */
const MESSAGES = '.notice-title, .notice-text, .field-error, [role="status"]';

type Read = Pick<Cell, 'says' | 'isReported' | 'may'>;
const known = new Map<string, Read>();

/** One parser for all pages: a window for each costs more than the page. */
const parser = new new JSDOM().window.DOMParser();

/** What a screen says about a failure, or else its title; and its buttons and links. */
function readOff(html: string): Read {
  // a space after each block, as a reader sees it
  const main = parser.parseFromString(html.replaceAll(/<\/(p|span|li|dt|dd)>/g, ' </$1>'), 'text/html').querySelector('main');
  if (!main) throw new Error('a page without main');
  for (const quiet of main.querySelectorAll('.case, svg')) quiet.remove();
  const messages = [...main.querySelectorAll(MESSAGES)].filter((element) => element.querySelector(MESSAGES) === null);
  const texts = messages.map(textOf).filter((text) => text !== '');
  const heading = [...main.querySelectorAll('h1, .page-lead')].map(textOf);
  const controls = [...main.querySelectorAll('button:not([disabled], [aria-disabled="true"]), a[href]')].map(textOf);
  return {
    says: (texts.length > 0 ? texts : heading).join(' · '),
    isReported: texts.length > 0,
    may: [...new Set(controls.filter((text) => text !== ''))],
  };
}

async function cellOf(way: string, situation: Situation): Promise<Cell> {
  const picture = JSON.stringify(situation).replaceAll(CASE_NUMBER, '…');
  const read = known.get(picture) ?? readOff(await drawn(v.parse(schema, JSON.parse(picture))));
  known.set(picture, read);
  return { way, screen: situation.screen || 'the waiting page', ...read, waits: situation.busy };
}

/** Where a chart runs: below which chart, and on which path to it. */
type Place = { top: string; path: string; cells: Cell[] };

function placeIn(places: Map<string, Place>, top: string, path: string): Place {
  const key = `${top} ${path}`;
  const place = places.get(key) ?? { top, path, cells: [] };
  places.set(key, place);
  return place;
}

/** One row for each place where the customer meets this failure; none when the actor makes no call, or no customer sees it. */
async function rowsOf(waiting: Waiting): Promise<Row[]> {
  const { chart, snapshot, node, id, logic, input } = waiting;
  const origin = { chart, state: activePaths(snapshot), story: [] };
  const places = new Map<string, Place>();
  let call = '';
  for (const way of ways) {
    const failed = await failing(logic, { id, input }, way);
    call ||= failed.calls[0] ?? '';
    if (call === '') return [];
    for (const { snapshot: at, top, invoked } of standsAfter(waiting, failed)) {
      const situation = situationAt(at, origin);
      if (!situation) continue;
      const cell = await cellOf(way.name, situation);
      // a session ends the same way everywhere
      if (failed.ended) places.forEach(({ cells }) => cells.push(cell));
      else placeIn(places, top, invoked.join(' in ')).cells.push(cell);
    }
  }
  const all = [...places.values()];
  const nameOf = ({ top, path }: Place) => (all.filter((other) => other.path === path).length > 1 ? `${path} of ${top}` : path);
  return all.map((place) => ({ chart, state: pathOf(node), call, place: nameOf(place), cells: place.cells }));
}

/** What the customer sees when a call fails, in each state with a pending call and for each kind of failure. Runs the actors, charts and screens. */
export async function atlas(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const chart of Object.keys(charts).filter(isChart)) for (const waiting of waitingIn(chart)) rows.push(...(await rowsOf(waiting)));
  return rows;
}

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { FLOWS, type FlowName } from '../flows.ts';
import { followingMachine } from '../attempt/following.machine.ts';
import { searchingMachine } from '../attempt/searching.machine.ts';
import { sendingMachine } from '../attempt/sending.machine.ts';
import { isOfChart, nodesOf } from '../graph/chartInternals.ts';
import { screenOf } from '../kit/screenOf.ts';
import { isScreen } from '../kit/xstateInternals.ts';
import { fillSlots as fillSlotsOfDraw } from '../draw/draw.parts.ts';
import { fillSlots as fillSlotsOfOrigination } from '../origination/origination.parts.ts';
import { fillSlots, paymentAttempt, paymentMoney } from '../payment/payment.parts.ts';
import { fillSlot as fillSlotOfRenewal } from '../renewal/renewal.parts.ts';
import { fillCashOutSlot } from '../referral/referral.parts.ts';
import { childrenOf } from './children.ts';
import type { Walk } from './explorer.ts';

/** The screen of a snapshot: its name, and the `view` prop of its component. */
export type ScreenView = { screen: string; view: unknown };

/**
 * A chart of the product with its walk, which is computed at the first call. `view` of a chart with screens: null without its own screen
 * in that snapshot (a child's screen, a skeleton, its end). Throws for the snapshot of another chart.
 */
export type Chart = { machine: AnyStateMachine; walk: () => Walk; view?: (snapshot: AnyMachineSnapshot) => ScreenView | null };

/** The charts that tools and tests name, beside the flows. A child chart that none of them names needs no line: all charts are found by file name. */
const NAMED = [
  'app',
  'appStart',
  'guards',
  'session',
  'idle',
  'countdown',
  'menu',
  'gathering',
  'attempt',
  'sending',
  'searching',
  'tidying',
  'verifyCode',
  'partyCode',
  'addCard',
  'ancillary',
  'signing',
  'customerDetails',
  'referralCashOut',
  'disburseMethod',
] as const;
export type ChartName = FlowName | (typeof NAMED)[number];

const machines = join(import.meta.dirname, '..');

const moduleAt = (path: string): Promise<object> => import(pathToFileURL(join(machines, path)).href);

/**
 * All exports of the files of this kind, by name. Imported one after another, because Vite evaluates a module twice when it is imported by its path
 * and its address at the same time, and then a chart is not identical to the one that its walk explored.
 */
async function exportsOf(kind: RegExp): Promise<Readonly<Record<string, unknown>>> {
  const found: Record<string, unknown> = {};
  for (const path of readdirSync(machines, { recursive: true, encoding: 'utf8' }).filter((name) => kind.test(name))) {
    Object.assign(found, await moduleAt(path));
  }
  return found;
}

const charted = await exportsOf(/\.machine\.ts$/);
const walked = await exportsOf(/\.walks\.ts$/);
const selected = await exportsOf(/\.(select|view)\.ts$/);

const isWalk = (given: unknown): given is () => Walk => typeof given === 'function';
const isView = (given: unknown): given is (snapshot: AnyMachineSnapshot) => unknown => typeof given === 'function';

/** The screen's name in the view, because a flow that is leaving or starting has a screen without being in its state. */
const screenNameIn = (view: unknown): string | null =>
  typeof view === 'object' && view !== null && 'screen' in view && typeof view.screen === 'string' ? view.screen : null;

const hasScreen = (machine: AnyStateMachine): boolean => nodesOf(machine).some(isScreen);

/** A chart `x` exports its walk as `xWalk` and, with screens, its view as `xView`. Throws when one is missing. */
function chartOf(machine: AnyStateMachine): Chart {
  const walk = walked[`${machine.id}Walk`];
  if (!isWalk(walk)) throw new Error(`no file of walks exports ${machine.id}Walk`);
  if (!hasScreen(machine)) return { machine, walk };
  const select = selected[`${machine.id}View`];
  if (!isView(select)) throw new Error(`${machine.id} has screens, and no file of views exports ${machine.id}View`);
  const view = (snapshot: AnyMachineSnapshot): ScreenView | null => {
    if (!isOfChart(machine, snapshot)) throw new TypeError(`${machine.id} was given a snapshot of another chart`);
    if (snapshot.status !== 'active') return null;
    const own = select(snapshot);
    const screen = screenOf(snapshot) ?? screenNameIn(own);
    return screen === null ? null : { screen, view: own };
  };
  return { machine, walk, view };
}

// tools look into the charts that a flow downloads later
fillSlots();
fillSlotsOfDraw();
fillSlotsOfOrigination();
fillSlotOfRenewal();
fillCashOutSlot();

/** Charts whose calls are provided by the flow that uses them: here as the payment provides them. */
const PROVIDED: readonly AnyStateMachine[] = [
  paymentAttempt,
  sendingMachine.provide({ actors: { post: paymentMoney.post } }),
  followingMachine.provide({ actors: { poll: paymentMoney.poll } }),
  searchingMachine.provide({ actors: { search: paymentMoney.search } }),
];
const byId = new Map(
  [...Object.values(charted).filter((part) => part instanceof StateMachine), ...PROVIDED].map(
    (machine: AnyStateMachine) => [machine.id, machine] as const,
  ),
);

/** A chart, and the charts that it invokes, in the order of their states. */
function withChildren(id: string): string[] {
  const machine = byId.get(id);
  return machine ? [id, ...childrenOf(machine).flatMap(({ chart }) => withChildren(chart))] : [];
}

/** The order of the charts in tools: the app, then each flow of the registry with its child charts, then charts that are spawned. */
const order = [...new Set(['app', ...FLOWS].flatMap(withChildren)), ...byId.keys()];
const all: Readonly<Record<string, Chart>> = Object.fromEntries(
  order.flatMap((id) => {
    const machine = byId.get(id);
    return machine ? [[id, chartOf(machine)]] : [];
  }),
);
const areAll = (given: Readonly<Record<string, Chart>>): given is Readonly<Record<ChartName, Chart>> =>
  [...FLOWS, ...NAMED].every((name) => Object.hasOwn(given, name));
if (!areAll(all)) throw new Error(`a chart is missing: ${[...FLOWS, ...NAMED].filter((name) => !Object.hasOwn(all, name)).join(', ')}`);

export const isChartName = (name: string): name is ChartName => Object.hasOwn(all, name);
/** Every chart of the product, by id, found by file name. */
export const charts: Readonly<Record<ChartName, Chart>> = all;

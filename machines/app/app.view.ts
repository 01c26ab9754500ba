import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { appMachine } from './app.machine.ts';
import type { AppNotice, AppView, CurrentScreen, HeaderView, IdleView } from './app.types.ts';
import { brandOf } from '../kit/places.ts';
import { screenOf } from '../kit/screenOf.ts';
import { visibleChartBelow, type RunningChart } from '../kit/visibleScreen.ts';
import { isChart } from '../kit/xstateInternals.ts';
import { FLOWS, whoOf, type FlowName } from '../flows.ts';
import { ADDRESS_PARAMS, type Target } from '../kit/target.ts';
import type { MenuPage } from '../menu/menu.types.ts';

export type AppSnapshot = SnapshotFrom<typeof appMachine>;

type Running = RunningChart & { flow: FlowName };

/** The one flow that runs now, or null. */
export function runningFlow(app: AppSnapshot): Running | null {
  for (const flow of FLOWS) {
    const actor: AnyActorRef | undefined = app.children[flow];
    const snapshot: unknown = actor?.getSnapshot();
    if (actor && isChart(snapshot)) return { flow, actor, snapshot };
  }
  return null;
}

/** The context of a flow has the address's parameters by the same names. */
function paramsOf({ context }: AnyMachineSnapshot, requested: Target['params']): Target['params'] {
  const params = { ...requested };
  for (const name of ADDRESS_PARAMS) {
    const value: unknown = context[name];
    if (typeof value === 'string' && value !== '') params[name] = value;
  }
  return params;
}

/**
 * The current screen, from the charts' state alone. The deepest running chart with a screen shows it; `actor` runs that chart.
 * A flow that waits before its first screen shows the requested one.
 */
export function currentScreen(app: AppSnapshot): CurrentScreen {
  const { target } = app.context;
  const running = runningFlow(app);
  if (!running) {
    const screen = screenOf(app);
    const { params, search } = target;
    return { flow: 'app', chart: 'app', actor: null, screen, params, search, busy: app.hasTag('busy'), noBack: false };
  }
  const { flow } = running;
  const { actor, snapshot } = visibleChartBelow(running.snapshot) ?? running;
  const requested = target.flow === flow ? target : { screen: null, params: {}, search: {} };
  return {
    flow,
    chart: snapshot.machine.id,
    actor,
    screen: screenOf(snapshot) ?? requested.screen,
    params: paramsOf(running.snapshot, requested.params),
    search: requested.search,
    busy: snapshot.hasTag('busy'),
    noBack: snapshot.hasTag('noBack'),
  };
}

export function headerView(app: AppSnapshot): HeaderView {
  const { person } = app.context;
  return { signedIn: person !== null, isGuest: person?.guest != null, name: person?.name ?? '', brand: brandOf(currentScreen(app)) };
}

/** What the side menu is given. While a screen is loading, its menu is shown already. */
export function menuPage(app: AppSnapshot): MenuPage {
  const { person, brand, accounts, target } = app.context;
  const now = currentScreen(app);
  return { person, screen: now.screen ?? target.screen, brand: brandOf(now) ?? brand ?? person?.brands[0] ?? null, accounts };
}

/** The name of the brand that the specification masks. */
export const productName = (app: AppSnapshot): string => app.context.settings.productBrandName;

export const noticeView = (app: AppSnapshot): AppNotice | null => app.context.notice;

/** The warning before the idle limit. Spec: CONF-026. */
export function idleView(app: AppSnapshot): IdleView {
  const idle = app.children.idle?.getSnapshot();
  const flow = runningFlow(app)?.flow ?? 'app';
  return {
    warning: idle?.hasTag('warning') ?? false,
    secondsLeft: idle?.context.secondsLeft ?? 0,
    losesFiles: whoOf(flow) === 'asking' && app.context.flowIsBound,
  };
}

/**
 * The running flow may take this address by itself (`xstate.route`); otherwise the app is asked and its guards run. Same flow, same brand,
 * and the same loan: only the accounts go from loan to loan.
 */
export function staysInFlow(app: AppSnapshot, target: Target): boolean {
  const now = currentScreen(app);
  const same = (name: string) => (now.params[name] ?? '') === (target.params[name] ?? '');
  return now.flow === target.flow && now.actor !== null && same('brand') && same('name') && (now.flow === 'accounts' || same('loanId'));
}

/** What the app's own screens show. */
export function appView(app: AppSnapshot): AppView {
  const { help, statusMessage, person } = app.context;
  const { brand } = headerView(app);
  return { help, message: statusMessage, signedIn: person !== null, signedInAs: person?.name ?? '', brand, busy: app.hasTag('busy') };
}

import { createActor, type AnyMachineSnapshot } from 'xstate';
import * as v from 'valibot';
import { flowInput, openFlowInput, signInInput } from '../../../machines/app/app.inputs.ts';
import { currentScreen, headerView, noticeView, type AppSnapshot } from '../../../machines/app/app.view.ts';
import type { AppNotice, IdleView } from '../../../machines/app/app.types.ts';
import type { Brand } from '../../../machines/kit/brand.ts';
import { brandOf } from '../../../machines/kit/places.ts';
import type { Person } from '../../../machines/kit/session.types.ts';
import { menuOf } from '../../../machines/menu/menu.entries.ts';
import { activePaths } from '../../../machines/graph/chartInternals.ts';
import { settingsIn } from '../../../services/contract/settings.ts';
import type { MenuView } from '../../../machines/menu/menu.types.ts';
import { SETTINGS } from '../../../services/lender/settings.ts';
import { FLOWS, isFlow, type FlowName } from '../../../machines/flows.ts';
import type { Target } from '../../../machines/kit/target.ts';
import { placeOf } from '../../tree.ts';
import { situation, type Situation } from '../../../ui/situation/situation.ts';
import type { Situation as Reached } from '../../../machines/paths/explorer.ts';
import { visibleChartBelow } from '../../../machines/kit/visibleScreen.ts';
import { purposeOf } from '../../../machines/paths/invoked.ts';
import { lifted } from '../../../machines/paths/lifted.ts';
import { BELOW, NESTED } from '../../../machines/paths/parents.ts';
import { ann } from '../../../machines/paths/people/people.ts';
import { appWalk } from '../../../machines/paths/walks/app.walks.ts';
import { charts, isChartName, type ChartName } from '../../../machines/paths/walks.ts';

/** The innermost states, as one name. */
export const deepest = (states: readonly string[]): string =>
  states.filter((id) => !states.some((other) => other.startsWith(`${id}.`))).join('+');

const storyOf = ({ start, story }: Reached): string[] => [start, ...story.map(({ label }) => label)];

type Around = { person: Person | null; brand: string | null; notice?: AppNotice | null; idle?: IdleView };
type Where = Pick<Situation, 'flow' | 'state' | 'story' | 'screens' | 'screen' | 'view' | 'busy'>;

const NOBODY_IDLE: IdleView = { warning: false, secondsLeft: 0, losesFiles: false };

const buttonOf = (flow: Target['flow'], screen: string) => placeOf({ flow, screen })?.header ?? 'none';

/** Everything is switched on, as in the sandbox. */
const settings = settingsIn({
  ...SETTINGS,
  menuItemVisibility: { offerButton: true, referralRewardsButton: true, optInDisclosuresButton: true },
});

function menuFor(person: Person | null, screen: string, brand: Brand | null): MenuView {
  const own = brand ?? person?.brands[0] ?? settings.visitorBrand ?? null;
  return {
    entries: menuOf({ person, screen, accounts: null, brand: own, settings, unviewedOffers: 0 }),
    tipDelayMs: settings.tooltipDelayMs,
    blocked: null,
  };
}

/** A flow's screen in the app's shell. */
function inShell(
  flow: FlowName,
  { noBack, ...where }: Where & { noBack: boolean },
  { person, brand, notice = null, idle = NOBODY_IDLE }: Around,
): Situation {
  const { screen } = where;
  const known = brandOf({ params: { brand: brand ?? '' } });
  return {
    ...where,
    id: '',
    button: noBack ? 'none' : buttonOf(flow, screen),
    header: { signedIn: person !== null, isGuest: person?.guest != null, name: person?.name ?? '', brand: known },
    menu: menuFor(person, screen, known),
    notice,
    idle,
  };
}

/** The person and the brand in a flow's context. Visitors have neither. */
const Whereabouts = v.object({
  person: v.nullish(v.custom<Person>((value) => typeof value === 'object' && value !== null && 'profileId' in value)),
  brand: v.nullish(v.string()),
});

/** The chart of a situation (a flow or its child chart), its state, and the story to it. */
type Origin = { chart: string; state: string[]; story: string[] };

/** The screen of a chart. Throws for an unknown chart. */
function screenIn(snapshot: AnyMachineSnapshot) {
  const { id } = snapshot.machine;
  if (!isChartName(id)) throw new Error(`no chart of the product: ${id}`);
  const screen = charts[id].view?.(snapshot);
  return screen ? { ...screen, screens: id, busy: snapshot.hasTag('busy'), noBack: snapshot.hasTag('noBack') } : null;
}

/** What a flow shows: its own screen, or that of its deepest child chart. */
function onScreen(
  flow: FlowName,
  snapshot: AnyMachineSnapshot,
  { chart, state, story }: Origin,
  more: Partial<Around> = {},
): Situation | null {
  const screen = screenIn(visibleChartBelow(snapshot)?.snapshot ?? snapshot);
  if (!screen) return null;
  const { person, brand } = v.parse(Whereabouts, snapshot.context);
  const around = { person: person ?? (flow === 'stores' ? ann : null), brand: brand ?? null, ...more };
  return inShell(flow, { flow: chart, state, story, ...screen }, around);
}

const ofFlow = (flow: FlowName): (Situation | null)[] =>
  charts[flow].walk().situations.map((reached) =>
    onScreen(flow, reached.snapshot, {
      chart: flow,
      state: activePaths(reached.snapshot),
      story: storyOf(reached),
    }),
  );

/** A child chart, on the screens of its flow. */
const below = (chart: ChartName): (Situation | null)[] =>
  charts[chart].walk().situations.flatMap((reached) => {
    if (reached.snapshot.status !== 'active') return [];
    const origin = { chart, state: activePaths(reached.snapshot), story: storyOf(reached) };
    return lifted(chart, [reached.snapshot]).map((found) => (isFlow(found.chart) ? onScreen(found.chart, found.snapshot, origin) : null));
  });

/** A chart with screens that several flows use, on its own screens, in the shell of the flow that started it. */
const nested = (chart: ChartName): (Situation | null)[] =>
  charts[chart].walk().situations.map((reached) => {
    const { snapshot } = reached;
    return situationAt(snapshot, { chart, state: activePaths(snapshot), story: storyOf(reached) });
  });

/** The app: its own screens, the loading state, and the first screen of each flow with its notice. */
function inApp(snapshot: AppSnapshot, origin: Origin): Situation | null {
  const now = currentScreen(snapshot);
  if (now.flow !== 'app') return opened(now.flow, snapshot, origin);
  const { target } = snapshot.context;
  const { chart: flow, state, story } = origin;
  return {
    id: '',
    flow,
    state,
    story,
    screens: 'app',
    screen: now.screen ?? '',
    view: charts.app.view?.(snapshot)?.view ?? null,
    busy: now.busy,
    button: now.screen === null ? buttonOf(target.flow, target.screen) : buttonOf('app', now.screen),
    header: headerView(snapshot),
    menu: menuFor(snapshot.context.person, now.screen ?? target.screen, headerView(snapshot).brand),
    notice: noticeView(snapshot),
    idle: NOBODY_IDLE,
  };
}

function inputOf(flow: FlowName, { context }: AppSnapshot): object {
  if (flow === 'signIn') return signInInput(context);
  return context.person ? flowInput(context) : openFlowInput(context);
}

function opened(flow: FlowName, app: AppSnapshot, origin: Origin): Situation | null {
  const snapshot = createActor(charts[flow].machine, { input: inputOf(flow, app) }).getSnapshot();
  return onScreen(flow, snapshot, origin, { person: app.context.person, notice: noticeView(app) });
}

const isOfApp = (snapshot: AnyMachineSnapshot): snapshot is AppSnapshot => snapshot.machine === charts.app.machine;

/** What a snapshot of a chart with screens, or of the app, shows; null if it shows nothing. */
export function situationAt(snapshot: AnyMachineSnapshot, origin: Origin): Situation | null {
  const flow = FLOWS.find((name) => charts[name].machine === snapshot.machine);
  if (flow) return onScreen(flow, snapshot, origin);
  const startedFor = purposeOf(snapshot);
  if (NESTED.some((name) => charts[name].machine === snapshot.machine) && isFlow(startedFor)) return onScreen(startedFor, snapshot, origin);
  return isOfApp(snapshot) ? inApp(snapshot, origin) : null;
}

const ofApp = (): (Situation | null)[] =>
  appWalk().situations.map((reached) =>
    inApp(reached.snapshot, { chart: 'app', state: activePaths(reached.snapshot), story: storyOf(reached) }),
  );

/** The idle warning over Ann's accounts. */
function ofIdle(): Situation[] {
  const home = ofFlow('accounts').find((each) => each?.screen === 'Home' && !each.busy);
  if (!home) throw new Error('nobody ever gets to Home');
  return charts.idle
    .walk()
    .situations.filter(({ snapshot }) => snapshot.status === 'active' && snapshot.hasTag('warning'))
    .map((reached) => ({
      ...home,
      flow: 'idle',
      state: activePaths(reached.snapshot),
      story: storyOf(reached),
      idle: { warning: true, secondsLeft: 45, losesFiles: false },
    }));
}

const FIELD = '<p style="height:3rem;border:1px solid #8888;border-radius:8px"></p>';
/** A placeholder for the card service's form: pictures load nothing from another origin. */
const CARD_FORM = `data:text/html,${encodeURIComponent(`<body style="margin:1px">${FIELD.repeat(4)}`)}`;
/** A document's address lasts only as long as its page. */
const withoutFrames = (text: string): string =>
  text.replaceAll(/"formUrl":"[^"]+"/g, `"formUrl":"${CARD_FORM}"`).replaceAll(/"address":"blob:[^"]+"/g, `"address":"${CARD_FORM}"`);

/** The shape of a view, without names and figures: two situations of one state with the same shape are one. */
const shapeOf = (value: unknown): unknown => {
  if (typeof value === 'number') return Math.sign(value);
  if (typeof value === 'string') return /^[a-z]*[A-Za-z]*$/.test(value) ? value : 'text';
  if (Array.isArray(value)) return [...new Set(value.map((each) => JSON.stringify(shapeOf(each))))].toSorted();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shapeOf(each)]));
};

/**
 * Every state of every chart that shows something, in all its variations; many look alike (drawn.tsx selects those that do not). In the order
 * of the walks: the shortest story first.
 */
export function everySituation(): Situation[] {
  const all = [...ofApp(), ...FLOWS.flatMap(ofFlow), ...BELOW.flatMap(below), ...NESTED.flatMap(nested), ...ofIdle()].filter(
    (each) => each !== null,
  );
  const byShape = new Map<string, Situation>();
  for (const each of all) {
    const { flow, state, screen, view, header, notice, busy } = each;
    const shape = JSON.stringify([flow, state, screen, busy, notice?.kind, header.isGuest, header.signedIn, shapeOf(view)]);
    if (!byShape.has(shape)) byShape.set(shape, each);
  }
  // through JSON: snapshots share objects, and only JSON can be shown
  return [...byShape.values()].map((each) => v.parse(situation, JSON.parse(withoutFrames(JSON.stringify(each)))));
}

/** Names every situation by its flow, its state and its story. Equal names get a number. */
export function named(situations: readonly Situation[]): Situation[] {
  const times = new Map<string, number>();
  return situations.map((each) => {
    const id = [each.flow, deepest(each.state), each.story.at(-1) ?? ''].join('/');
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    return { ...each, id: time === 1 ? id : `${id} (${time})` };
  });
}

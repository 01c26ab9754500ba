import { explore } from '../../../machines/paths/explorer.ts';
import { gus } from '../../../machines/paths/people/people.ts';
import { rows } from './routes.ts';
import { activePaths } from '../../../machines/graph/chartInternals.ts';
import { guardsMachine } from '../../../machines/guards/guards.machine.ts';
import type { GuardsOutcome } from '../../../machines/guards/guards.types.ts';
import { isScreen } from '../../../ui/studio/drawing/looks.ts';
import type { Target } from '../../../machines/kit/target.ts';
import { nobody } from '../../../machines/paths/walks/guards.walks.ts';
import { once } from '../../../machines/paths/once.ts';
import { guestPaymentWalk } from '../../../machines/paths/walks/payment.walks.ts';
import { charts, type ChartName } from '../../../machines/paths/walks.ts';
import { flowGraphs } from './graphs.ts';

/** One chart that a guest reaches: the screens a guest can see, and the calls made for a guest. */
export type Met = { flow: ChartName; screens: readonly string[]; calls: readonly string[] };
/** `shut`: screens that no address opens to a guest. `foreign`: places of another loan or brand that an address does open. */
export type Reach = { met: readonly Met[]; shut: readonly string[]; foreign: readonly Target[] };

/** Always running, whichever the flow. The steps after a password sign-in (settling) do not run for a guest. */
const ALWAYS: readonly ChartName[] = ['app', 'appStart', 'guards', 'session', 'idle', 'countdown'];

/** Actors that ask nothing for a guest: the link is for the payment only (upload-4). */
const NOTHING_FOR_GUESTS: readonly string[] = ['readWantedDocuments'];

const sorted = (texts: Iterable<string>): string[] => [...new Set(texts)].toSorted((a, b) => a.localeCompare(b, 'en'));
const own = { brand: 'TitleMax', loanId: gus.guest?.loanId ?? '' };

/** The guest's brand, another brand, and one that is unavailable (GUARD-016). */
const TRIED_BRANDS = ['TitleMax', 'InstaLoan', 'EasyMoney'] as const;
/** Every place with an address, for the loan of the link and for another loan. */
const places: readonly Target[] = rows.flatMap(({ flow, screen, path, brands }) => {
  const names: string[] = path?.match(/(?<=\$)\w+/g) ?? [];
  const of = names.includes('brand') ? (brands ?? TRIED_BRANDS) : [''];
  const loans = names.includes('loanId') ? [own.loanId, '1'] : [''];
  return of.flatMap((brand) =>
    loans.map((loanId) => ({
      flow,
      screen,
      params: { ...(brand && { brand }), ...(loanId && { loanId }), ...(names.includes('name') && { name: 'account' }) },
      search: {},
    })),
  );
});

/** Where the guards send a guest who requests one of these places, in a tab locked by the link and in an unlocked one. */
function entered(): Target[] {
  const starts = places.flatMap((target) =>
    [['payment'], []].map((locks) => [JSON.stringify([target, locks]), { ...nobody, person: gus, locks, target }] as const),
  );
  const { situations } = explore(guardsMachine, {
    starts: Object.fromEntries(starts),
    answers: { askServiceStatus: { open: { done: { available: true, message: '' } } } },
  });
  return situations.flatMap(({ snapshot }) => {
    const output: GuardsOutcome | undefined = snapshot.output;
    return output?.verdict.kind === 'enter' ? [output.verdict.target] : [];
  });
}

/** The states of a chart that a guest can reach: of the payment those that the explorer reaches for a guest, of any other chart all. */
function statesOf(flow: ChartName): ReadonlySet<string> {
  const graph = flowGraphs().get(flow);
  if (!graph) throw new Error(`there is no graph of ${flow}`);
  if (flow !== 'payment') return new Set(graph.states.map(({ id }) => id));
  const { situations } = guestPaymentWalk();
  return new Set(['', ...situations.flatMap(({ snapshot }) => activePaths(snapshot))]);
}

/** A chart and its child charts. The app's flows are left out: the guards decide which of them start. */
function meet(flow: ChartName, met: Map<ChartName, Met>): void {
  const graph = flowGraphs().get(flow);
  if (!graph || met.has(flow)) return;
  const reached = statesOf(flow);
  const states = graph.states.filter(({ id }) => reached.has(id));
  const calls = states.flatMap((state) => state.calls.filter(({ src }) => !NOTHING_FOR_GUESTS.includes(src)));
  met.set(flow, {
    flow,
    screens: sorted(states.flatMap((state) => (isScreen(graph, state) ? (state.screen ?? []) : []))),
    calls: sorted(calls.flatMap(({ services }) => services)),
  });
  if (flow === 'app') return;
  for (const name of calls.flatMap((call) => call.flow ?? [])) if (isChart(name)) meet(name, met);
}
const isChart = (name: string): name is ChartName => Object.hasOwn(charts, name);

/**
 * What a guest from a signed link can reach: places by the guards, screens and calls by the charts. Computed from the charts; where it is not
 * known exactly, it counts too much rather than too little. Spec: FLOW-LOCK-03, GUARD-010, ROLE-006.
 */
export const guestReach = once((): Reach => {
  const open = entered();
  const met = new Map<ChartName, Met>();
  for (const flow of ALWAYS) meet(flow, met);
  for (const { flow } of open) if (isChart(flow)) meet(flow, met);
  const isForeign = ({ flow, params }: Target) => flow === 'payment' && params['loanId'] !== own.loanId;
  const openScreens = new Set(open.map(({ flow, screen }) => `${flow} ${screen}`));
  return {
    met: [...met.values()],
    shut: sorted(places.filter(({ flow, screen }) => !openScreens.has(`${flow} ${screen}`)).map(({ screen }) => screen)),
    foreign: open.filter(isForeign),
  };
});

const cell = (texts: readonly string[]): string => texts.map((text) => `\`${text}\``).join(', ') || 'none';

/** docs/flows/guest.md. */
export function guestText(): string {
  const { met, shut } = guestReach();
  const titleOf = (flow: ChartName) => flowGraphs().get(flow)?.title.en ?? flow;
  return [
    '# What a guest can reach',
    '',
    'A guest opens one loan by a signed link and has no sign-in. `npm run flows` generates this page from the charts, and a test fails when it is out of',
    'date. A guest requests every address of the portal, in a tab locked by the link and in an unlocked one; the guards decide; then the explorer runs the',
    'charts that the guest may enter. Where that is not exact, it counts too much rather than too little (FLOW-LOCK-03, GUARD-010).',
    'The service does not rely on any of it: a guest’s token gives access to one loan (the lender’s own tests show it).',
    '',
    '## Charts, screens and calls',
    '',
    '| Chart | Screens | Calls |',
    '| --- | --- | --- |',
    ...met.map(({ flow, screens, calls }) => `| [${titleOf(flow)}](${flow}.md) | ${cell(screens)} | ${cell(calls)} |`),
    '',
    '## Out of reach',
    '',
    'No address leads a guest to these screens. A guest who requests one is signed out, or the screen does not change:',
    '',
    shut.map((screen) => `\`${screen}\``).join(', '),
    '',
  ].join('\n');
}

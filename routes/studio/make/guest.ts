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

/** One chart as a guest meets it: the screens he can see there, and what is asked of the service for him. */
export type Met = { flow: ChartName; screens: readonly string[]; calls: readonly string[] };
/** `shut`: screens that no address opens to him. `foreign`: places with another loan, or another brand, than his, that one does. */
export type Reach = { met: readonly Met[]; shut: readonly string[]; foreign: readonly Target[] };

/** Beside every flow of everybody. What follows a sign-in by password (settling) is of nobody who came by a link. */
const ALWAYS: readonly ChartName[] = ['app', 'appStart', 'guards', 'session', 'idle', 'countdown'];

const sorted = (texts: Iterable<string>): string[] => [...new Set(texts)].toSorted((a, b) => a.localeCompare(b, 'en'));
const own = { brand: 'TitleMax', loanId: gus.guest?.loanId ?? '' };

/** His own, another one, and one that serves nobody while it is not available (GUARD-016). */
const BRANDS_ASKED = ['TitleMax', 'InstaLoan', 'EasyMoney'] as const;
/** Every place that an address can name, for the loan of the link and for another one. */
const places: readonly Target[] = rows.flatMap(({ flow, screen, path, brands }) => {
  const names: string[] = path?.match(/(?<=\$)\w+/g) ?? [];
  const of = names.includes('brand') ? (brands ?? BRANDS_ASKED) : [''];
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

/** Where the guards let a guest go who asks for one of these places, with the tab locked by his link and without. */
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

/** The states of a chart in which a guest can be. Of his payment those that the explorer reaches for him; of any other chart all of them. */
function statesOf(flow: ChartName): ReadonlySet<string> {
  const graph = flowGraphs().get(flow);
  if (!graph) throw new Error(`there is no graph of ${flow}`);
  if (flow !== 'payment') return new Set(graph.states.map(({ id }) => id));
  const { situations } = guestPaymentWalk();
  return new Set(['', ...situations.flatMap(({ snapshot }) => activePaths(snapshot))]);
}

/** A chart and those below it; which flows the app starts is the guards' matter and not read from its picture. */
function meet(flow: ChartName, met: Map<ChartName, Met>): void {
  const graph = flowGraphs().get(flow);
  if (!graph || met.has(flow)) return;
  const reached = statesOf(flow);
  const states = graph.states.filter(({ id }) => reached.has(id));
  const calls = states.flatMap((state) => state.calls);
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
 * What a guest from a signed link can reach: places by the guards, screens and calls by the charts behind them. Everything is worked out from
 * the charts themselves; where it is not known exactly, more is counted rather than less. Spec: FLOW-LOCK-03, GUARD-010, ROLE-006.
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
    'A guest comes by a signed link to one loan and has no sign-in. This page is worked out from the charts by `npm run flows`, and the check fails when it',
    'is stale: every address of the portal is asked for by a guest, in a tab that his link has locked and in one that it has not; the guards decide; then',
    'the charts behind what they let him enter are walked. Where that is not known exactly, more is counted rather than less (FLOW-LOCK-03, GUARD-010).',
    'The service does not rely on any of it: a guest’s token opens one loan (the lender’s own tests show it).',
    '',
    '## Charts, screens and calls',
    '',
    '| Chart | Screens | What is asked of the service |',
    '| --- | --- | --- |',
    ...met.map(({ flow, screens, calls }) => `| [${titleOf(flow)}](${flow}.md) | ${cell(screens)} | ${cell(calls)} |`),
    '',
    '## Shut',
    '',
    'No address leads a guest to these screens; who asks for one is signed out, or stays where he is:',
    '',
    shut.map((screen) => `\`${screen}\``).join(', '),
    '',
  ].join('\n');
}

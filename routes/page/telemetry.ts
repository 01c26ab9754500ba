import * as v from 'valibot';
import { fetchCached } from '../../services/client/cache.ts';
import { config } from '../../services/client/config.ts';
import { startMarketing, type Habits } from '../../services/client/marketing.ts';
import { startSinks, track } from '../../services/client/telemetry.ts';
import { FLOWS } from '../../machines/flows.ts';
import { isBrand } from '../../machines/kit/brand.ts';
import { doneType } from '../../machines/kit/xstateInternals.ts';
import { i18n } from '../../ui/i18n.ts';
import type { AppRef } from '../../ui/shell/useCharts.ts';
import type { Charts } from '../mirror.ts';
import { keepHelp } from './deadEnd.ts';
import { letPanelOpen } from './panel.ts';

/** What of the charts' events is of use; nothing else of them is looked at. */
const Heard = v.variant('type', [
  v.object({ type: v.literal('menu.chosen'), target: v.object({ screen: v.string() }) }),
  v.object({ type: v.literal('session.ended'), reason: v.string() }),
  v.object({ type: v.literal('outside.chosen'), page: v.string(), screen: v.string() }),
]);
const Outcome = v.object({ output: v.object({ kind: v.string() }) });

const brandIn = (params: Readonly<Record<string, string>> | undefined) => {
  const brand = params?.['brand'] ?? '';
  return isBrand(brand) ? brand : '';
};

/** Tells of every screen that is shown; the first one is there already. */
function followScreens(charts: Charts): void {
  let before = '';
  let last = '';
  const look = () => {
    const shown = charts.shown();
    if (!shown) return;
    const { screen, flow, params } = shown.target;
    const now = [flow, screen, ...Object.values(params)].join('/');
    if (now === last) return;
    track('screen viewed', { screen, flow, brand: brandIn(params), from: before });
    last = now;
    before = screen;
  };
  look();
  charts.watch(() => queueMicrotask(look));
}

/** Tells of what the charts decide: outcomes of flows, choices in the menu, who comes and goes. */
function followCharts(app: AppRef, charts: Charts): void {
  let who = '';
  const look = () => {
    const { person } = app.getSnapshot().context;
    const now = person?.profileId ?? '';
    if (now !== '' && now !== who) track('signed in', { as: person?.guest ? 'guest' : 'customer' });
    who = now;
  };
  look();
  app.system.inspect((seen) => {
    if (seen.type === '@xstate.snapshot' && seen.actorRef === app) look();
    if (seen.type !== '@xstate.event') return;
    const isMenu = seen.actorRef === app.getSnapshot().children.menu;
    if (seen.actorRef !== app && !isMenu) return;
    const flow = FLOWS.find((name) => seen.event.type === doneType(name));
    const ended = v.safeParse(Outcome, seen.event);
    if (flow && ended.success)
      track('flow ended', { flow, outcome: ended.output.output.kind, brand: brandIn(charts.shown()?.target.params) });
    const heard = v.safeParse(Heard, seen.event);
    if (!heard.success) return;
    const { output: event } = heard;
    if (event.type === 'menu.chosen') track('menu chosen', { screen: event.target.screen });
    else if (event.type === 'session.ended') track('signed out', { reason: event.reason });
    else track('external link opened', { page: event.page, screen: event.screen });
  });
}

/**
 * Usage, told by the charts themselves: nothing in a screen or a flow knows of it. Comes when the first screen is there and nobody waits.
 * Spec: calls §6 (ANL-001 to -007).
 */
export async function startTelemetry(app: AppRef, charts: Charts, habits: Omit<Habits, 'language'>): Promise<void> {
  const settings = await fetchCached('GET /configsettings', {}).catch(() => null);
  startSinks({ log: config().environment !== 'production', url: settings?.analyticsUrl });
  const marketing = startMarketing(() => ({ ...habits, language: i18n.locale }));
  i18n.on('change', marketing.languageChanged);
  followScreens(charts);
  followCharts(app, charts);
  await Promise.all([letPanelOpen(charts), keepHelp()]); // a dead end must not have to fetch its way out
}

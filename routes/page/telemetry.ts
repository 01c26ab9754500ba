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
import { keepHelp, renewHelp } from './deadEnd.ts';
import { letPanelOpen } from './panel.ts';

/** The fields of the charts' events that telemetry reads. */
const Tracked = v.variant('type', [
  v.object({ type: v.literal('menu.chosen'), target: v.object({ screen: v.string() }) }),
  v.object({ type: v.literal('session.ended'), reason: v.string() }),
  v.object({ type: v.literal('outside.chosen'), page: v.string(), screen: v.string() }),
]);
const Outcome = v.object({ output: v.object({ kind: v.string() }) });

const brandIn = (params: Readonly<Record<string, string>> | undefined) => {
  const brand = params?.['brand'] ?? '';
  return isBrand(brand) ? brand : '';
};

/** Tracks every screen; the first one is already visible. */
function followScreens(charts: Charts): void {
  let before = '';
  let last = '';
  const look = () => {
    const visible = charts.visible();
    if (!visible) return;
    const { screen, flow, params } = visible.target;
    const now = [flow, screen, ...Object.values(params)].join('/');
    if (now === last) return;
    track('screen viewed', { screen, flow, brand: brandIn(params), from: before });
    last = now;
    before = screen;
  };
  look();
  charts.watch(() => queueMicrotask(look));
}

/** Tracks outcomes of flows, menu choices, and the start and end of sessions. */
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
      track('flow ended', { flow, outcome: ended.output.output.kind, brand: brandIn(charts.visible()?.target.params) });
    const known = v.safeParse(Tracked, seen.event);
    if (!known.success) return;
    const { output: event } = known;
    if (event.type === 'menu.chosen') track('menu chosen', { screen: event.target.screen });
    else if (event.type === 'session.ended') track('signed out', { reason: event.reason });
    else track('external link opened', { page: event.page, screen: event.screen });
  });
}

/** Loaded texts are a change, too, for the library. */
function onLanguageChange(changed: () => void): void {
  let before = i18n.locale;
  i18n.on('change', () => {
    if (i18n.locale === before) return;
    before = i18n.locale;
    changed();
  });
}

/**
 * Usage events, observed from the charts: no screen and no flow knows about them. Loads when the first screen is visible and the browser is idle.
 * Spec: calls §6 (ANL-001 to -007).
 */
export async function startTelemetry(app: AppRef, charts: Charts, habits: Omit<Habits, 'language'>): Promise<void> {
  const settings = await fetchCached('GET /configsettings', {}).catch(() => null);
  startSinks({ log: config().environment !== 'production', url: settings?.analyticsUrl });
  const marketing = startMarketing(() => ({ ...habits, language: i18n.locale }));
  onLanguageChange(() => {
    marketing.languageChanged();
    renewHelp();
  });
  followScreens(charts);
  followCharts(app, charts);
  await Promise.all([letPanelOpen(charts), keepHelp()]); // a screen without a way on must not need a download
}

import type { DownloadedFlow } from '../../machines/flows.ts';
import { fetchCatalogs, lacksLogin, loadTexts } from '../i18n.ts';
import { inBackground } from '../shell/background.ts';
import { flowScreens as appScreens } from './app/index.ts';
import { flowView, type FlowView } from './flowView.tsx';
import { flowScreens as signInScreens } from './signIn/index.ts';
import { uses } from './uses.ts';

/** The loaded screens: signIn and the app's own from the start, the others once downloaded. */
const loaded = new Map<string, FlowView>([
  ['app', flowView(appScreens)],
  ['signIn', flowView(signInScreens)],
]);

/** The screens of a chart, null until they have loaded with their texts. */
export const screensOf = (chart: string): FlowView | null => (chart === 'signIn' && lacksLogin() ? null : (loaded.get(chart) ?? null));

const loading = new Map<string, Promise<void>>();

async function fetchScreens(chart: string, file: () => Promise<FlowView>): Promise<void> {
  const [view] = await Promise.all([file(), loadTexts(chart)]);
  loaded.set(chart, view);
  // a failed download is retried when the screen is shown
  inBackground(() => void view.preloadLater().catch(() => undefined));
}

/** A link's preload and the press may overlap: they share one download, because a second set of screens would replace the page in use. */
function load(chart: string, file: () => Promise<FlowView>): Promise<void> {
  if (loaded.has(chart)) return Promise.resolve();
  const running = loading.get(chart) ?? fetchScreens(chart, file).finally(() => loading.delete(chart));
  loading.set(chart, running);
  return running;
}

/** The lists of screens and catalogs are no part of Login's script: they grow with every flow. Rejects when a file cannot be fetched. */
export const fetchScreenLists = async () => (await Promise.all([import('./index.ts'), fetchCatalogs()]))[0];

/** Loads a flow's screens and texts, once, with those of the charts that it uses. Rejects when a file cannot be fetched. */
export async function loadScreens(flow: DownloadedFlow): Promise<void> {
  const { files, nested } = await fetchScreenLists();
  await Promise.all([load(flow, files[flow]), ...(uses[flow] ?? []).map((chart) => load(chart, nested[chart]))]);
}

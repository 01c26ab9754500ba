import type { DownloadedFlow } from '../../machines/flows.ts';
import { loadTexts } from '../i18n.ts';
import { flowScreens as appScreens } from './app/index.ts';
import { flowView, type FlowView } from './flowView.tsx';
import { flowScreens as signInScreens } from './signIn/index.ts';
import { uses } from './uses.ts';

/** Screens that are downloaded with their flow's chart: one line for each flow of the registry (machines/flows.ts). */
const files: { readonly [Flow in DownloadedFlow]: () => Promise<FlowView> } = {
  accounts: async () => flowView((await import('./accounts/index.ts')).flowScreens),
  payment: async () => flowView((await import('./payment/index.ts')).flowScreens),
  profile: async () => flowView((await import('./profile/index.ts')).flowScreens),
  linkAccount: async () => flowView((await import('./linkAccount/index.ts')).flowScreens),
  trustedDevice: async () => flowView((await import('./trustedDevice/index.ts')).flowScreens),
  updateUser: async () => flowView((await import('./updateUser/index.ts')).flowScreens),
  stores: async () => flowView((await import('./stores/index.ts')).flowScreens),
  registration: async () => flowView((await import('./registration/index.ts')).flowScreens),
  recovery: async () => flowView((await import('./recovery/index.ts')).flowScreens),
  consent: async () => flowView((await import('./consent/index.ts')).flowScreens),
  terms: async () => flowView((await import('./terms/index.ts')).flowScreens),
  install: async () => flowView((await import('./install/index.ts')).flowScreens),
  externalPage: async () => flowView((await import('./externalPage/index.ts')).flowScreens),
};

/** Charts with screens that several flows use, by their ids. They load with each flow that uses them. */
const nested = {
  addCard: async () => flowView((await import('./addCard/index.ts')).flowScreens),
  verifyCode: async () => flowView((await import('./verifyCode/index.ts')).flowScreens),
} as const;

export type NestedChart = keyof typeof nested;

/** The loaded screens: signIn and the app's own from the start, the others once downloaded. */
const loaded = new Map<string, FlowView>([
  ['app', flowView(appScreens)],
  ['signIn', flowView(signInScreens)],
]);

const whenIdle = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;

/** The screens of a chart, null until they have loaded. */
export const screensOf = (chart: string): FlowView | null => loaded.get(chart) ?? null;

async function load(chart: string, file: () => Promise<FlowView>): Promise<void> {
  if (loaded.has(chart)) return;
  const [view] = await Promise.all([file(), loadTexts(chart)]);
  loaded.set(chart, view);
  // a failed download is retried when the screen is shown
  whenIdle(() => void view.preloadLater().catch(() => undefined));
}

/** Loads a flow's screens and texts, once, with those of the charts that it uses. Throws when a file cannot be fetched. */
export async function loadScreens(flow: DownloadedFlow): Promise<void> {
  await Promise.all([load(flow, files[flow]), ...(uses[flow] ?? []).map((chart) => load(chart, nested[chart]))]);
}

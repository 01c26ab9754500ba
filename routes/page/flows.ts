import { fromPromise, type AnyStateMachine } from 'xstate';
import { menuSlot } from '../../machines/app/app.actors.ts';
import { isDownloaded, type DownloadedFlow } from '../../machines/flows.ts';
import type { Target } from '../../machines/kit/target.ts';
import { loadScreens } from '../../ui/screens/loaded.ts';
import { loadSideMenu } from '../../ui/shell/sideMenu.ts';

/** Where the charts are. Rejects when the file cannot be fetched. */
export const fetchCharts = () => import('../../machines/charts.ts');

const loadChart = async (flow: DownloadedFlow) => (await fetchCharts()).loadChart(flow);

/** The side menu loads with the first flow, because it has the sign-out button. */
async function bringMenu(): Promise<void> {
  const [{ menuMachine }] = await Promise.all([import('../../machines/menu/menu.machine.ts'), loadSideMenu()]);
  menuSlot.fill(menuMachine);
}

const missed = new Set<DownloadedFlow>();

/** A file that is missing twice belongs to an older version: the page reloads, at most once for each press of "Try again" (F16). */
function miss(flow: DownloadedFlow, error: unknown): never {
  if (missed.has(flow) && navigator.onLine) location.reload();
  missed.add(flow);
  throw error;
}

/** Preloads the files of a link's target. The flow itself fetches a missing file again. */
export async function preloadFlow(flow: Target['flow']): Promise<void> {
  if (!isDownloaded(flow)) return;
  await Promise.all([loadChart(flow), loadScreens(flow)]).catch(() => undefined);
}

/**
 * The chart, screens and texts of a flow; the first flow also loads what all of them need (`withFirst`). Rejects when a file cannot be
 * fetched; the app has a time limit of its own (ERR-038).
 */
export const fetchFlowWith = (withFirst: () => Promise<void>) =>
  fromPromise<AnyStateMachine, { flow: DownloadedFlow }>(async ({ input: { flow } }) => {
    try {
      const [chart] = await Promise.all([loadChart(flow), loadScreens(flow), bringMenu(), withFirst()]);
      return chart;
    } catch (error) {
      return miss(flow, error);
    }
  });

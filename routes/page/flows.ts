import { fromPromise, type AnyStateMachine } from 'xstate';
import { menuSlot } from '../../machines/app/app.actors.ts';
import { isDownloaded, loadChart, type DownloadedFlow } from '../../machines/flows.ts';
import type { Target } from '../../machines/kit/target.ts';
import { loadScreens } from '../../ui/screens/index.ts';
import { loadSideMenu } from '../../ui/shell/sideMenu.ts';

/** The side menu comes with the first flow, and nobody is in one without it: it is the way to sign out. */
async function bringMenu(): Promise<void> {
  const [{ menuMachine }] = await Promise.all([import('../../machines/menu/menu.machine.ts'), loadSideMenu()]);
  menuSlot.fill(menuMachine);
}

const missed = new Set<DownloadedFlow>();

/** A file that is missing twice is one of an older version: the page loads itself anew, at most once for each press of "Try again" (F16). */
function miss(flow: DownloadedFlow, error: unknown): never {
  if (missed.has(flow) && navigator.onLine) location.reload();
  missed.add(flow);
  throw error;
}

/** What a link fetches before it is pressed. A file that is missing is fetched again by the flow itself. */
export async function preloadFlow(flow: Target['flow']): Promise<void> {
  if (!isDownloaded(flow)) return;
  await Promise.all([loadChart(flow), loadScreens(flow)]).catch(() => undefined);
}

/**
 * One flow's chart, screens and texts; with the first comes what all of them need (`withFirst`). Rejects when a file cannot be fetched; the app
 * gives up after its own limit (ERR-038).
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

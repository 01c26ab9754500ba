import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { startMirror, type Mirror, type Navigation } from '../../routes/mirror.ts';
import { createPortalRouter, type PortalRouter } from '../../routes/router.ts';
import * as tree from '../../routes/tree.ts';
import { tinyCharts } from './tinyCharts.ts';

export type Tiny = ReturnType<typeof tinyCharts>;

/** `fetched`: gets the flows whose files are fetched. */
export const routerOf = (own: RouterHistory, fetched: string[] = []): PortalRouter =>
  createPortalRouter(own, tree, async (flow) => void fetched.push(flow));

export type TinyMirror = {
  history: RouterHistory;
  router: PortalRouter;
  mirror: Mirror;
  tiny: Tiny;
  fetched: string[];
  seen: Navigation[];
};

/** The tiny charts and the browser at this address, with the mirror between them. */
export function openMirror(at: string): TinyMirror {
  window.history.replaceState(null, '', at);
  const history = createBrowserHistory();
  const tiny = tinyCharts();
  const seen: Navigation[] = [];
  const fetched: string[] = [];
  const router = routerOf(history, fetched);
  const mirror = startMirror(router, tiny.charts, (navigation) => seen.push(navigation));
  return { history, router, mirror, tiny, fetched, seen };
}

/** Lets the microtasks of mirror and history run. */
export const settle = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};
export const address = () => window.location.pathname + window.location.search;

/** Navigates the history and waits until the browser and the mirror have finished. */
export async function afterPop(go: () => void): Promise<void> {
  const popped = new Promise<void>((resolve) => window.addEventListener('popstate', () => resolve(), { once: true }));
  go();
  await popped;
  await settle();
  // a refusal navigates back: one more popstate, which the browser delivers as a task
  await new Promise<void>((resolve) => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => resolve());
    channel.port1.start();
    channel.port2.postMessage(null);
  });
  await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  await settle();
}

export type TinyEvents = Parameters<Tiny['actor']['send']>[0]['type'][];

export async function tellTiny({ actor }: Tiny, ...events: TinyEvents): Promise<void> {
  for (const type of events) {
    if (type !== 'xstate.route') actor.send({ type });
    await settle();
  }
}

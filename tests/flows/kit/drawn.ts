import { isChart } from '../../../machines/kit/xstateInternals.ts';
import type { FlowView } from '../../../ui/screens/flowView.tsx';
import type { Page } from './page.ts';

/** What the screen of the page says now, in English: its own component, drawn from the running chart. */
export async function drawn(page: Page): Promise<string> {
  // a page loads its modules again, and the screens have to be of the same modules as what is around them
  const [{ files, nested }, { textOf }] = await Promise.all([import('../../../ui/screens/index.ts'), import('../../kit/textOf.ts')]);
  const screens: Readonly<Partial<Record<string, () => Promise<FlowView>>>> = { ...files, ...nested };
  const { actor, screen } = page.now();
  const snapshot: unknown = actor?.getSnapshot();
  const load = isChart(snapshot) ? screens[snapshot.machine.id] : undefined;
  if (!actor || screen === null || !load) throw new Error(`nothing to draw at ${page.address()}`);
  const view = await load();
  await view.preloadLater();
  return textOf(view.show(actor, screen));
}

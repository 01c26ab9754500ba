import { createActor, fromTransition, type AnyActorRef } from 'xstate';
import { loadTexts } from '../i18n.ts';
import { loadHelp } from '../help/loadHelp.ts';
import { loadSideMenu } from '../shell/sideMenu.ts';
import { preloadLater } from '../screens/later.tsx';
import { flowView, type FlowScreens, type FlowView } from '../screens/flowView.tsx';

/** A flow's screens, which take a view instead of a running chart. */
const still = <Snapshot, Views extends object, Event>({ screens }: FlowScreens<Snapshot, Views, Event>): FlowView =>
  flowView({ select: ({ context }: { context: Views[keyof Views] }) => context, screens });

type AnyScreens = { flowScreens: FlowScreens<never, Readonly<Record<string, unknown>>, unknown> };

/** The screens of every flow, and of the app itself, by their folders. */
const files = import.meta.glob<AnyScreens>('../screens/*/index.ts');

/** The parts of screens that have files of their own. A picture is drawn at once, so they are loaded before. */
const laterParts = import.meta.glob<object>('../screens/*/laterParts.ts');

/** The screens of a flow with their texts, for static rendering. Throws for a flow without screens, and when a file cannot be fetched. */
export async function stillScreens(flow: string): Promise<FlowView> {
  const file = files[`../screens/${flow}/index.ts`];
  if (!file) throw new Error(`no flow with screens: ${flow}`);
  const [{ flowScreens }] = await Promise.all([file(), loadTexts(flow), loadSideMenu(), loadHelp()]);
  const view = still(flowScreens);
  const parts = await laterParts[`../screens/${flow}/laterParts.ts`]?.();
  await Promise.all([view.preloadLater(), parts && preloadLater(parts)]);
  return view;
}

/** An actor whose view never changes, whatever it is sent. */
export const standingStill = (view: unknown): AnyActorRef => createActor(fromTransition((context) => context, view));

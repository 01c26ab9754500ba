import { createActor, fromTransition, type AnyActorRef } from 'xstate';
import { loadTexts } from '../i18n.ts';
import { flowView, type FlowScreens, type FlowView } from '../screens/flowView.tsx';

/** A flow's screens, given their views instead of a running chart. */
const still = <Snapshot, Views extends object, Event>({ screens }: FlowScreens<Snapshot, Views, Event>): FlowView =>
  flowView({ select: ({ context }: { context: Views[keyof Views] }) => context, screens });

const files: Readonly<Record<string, () => Promise<FlowView>>> = {
  app: async () => still((await import('../screens/app/index.ts')).flowScreens),
  signIn: async () => still((await import('../screens/signIn/index.ts')).flowScreens),
  accounts: async () => still((await import('../screens/accounts/index.ts')).flowScreens),
  payment: async () => still((await import('../screens/payment/index.ts')).flowScreens),
  stores: async () => still((await import('../screens/stores/index.ts')).flowScreens),
};

/** The screens of a flow with their texts, to be shown standing still. Throws for a flow without screens, and when a file cannot be fetched. */
export async function stillScreens(flow: string): Promise<FlowView> {
  const file = files[flow];
  if (!file) throw new Error(`no flow with screens: ${flow}`);
  const [screens] = await Promise.all([file(), loadTexts(flow)]);
  return screens;
}

/** An actor that has this view and never another, whatever the customer does. */
export const standingStill = (view: unknown): AnyActorRef => createActor(fromTransition((context) => context, view));

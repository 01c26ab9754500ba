import { createActor, fromTransition, type AnyActorRef } from 'xstate';
import type { FlowName } from '../../machines/kit/target.ts';
import { loadTexts } from '../i18n.ts';
import { loadHelp } from '../help/loadHelp.ts';
import { loadSideMenu } from '../shell/sideMenu.ts';
import { flowView, type FlowScreens, type FlowView } from '../screens/flowView.tsx';

/** A flow's screens, given their views instead of a running chart. */
const still = <Snapshot, Views extends object, Event>({ screens }: FlowScreens<Snapshot, Views, Event>): FlowView =>
  flowView({ select: ({ context }: { context: Views[keyof Views] }) => context, screens });

/** All flows: one that is missing does not compile. */
const files: { readonly [Flow in FlowName | 'app']: () => Promise<FlowView> } = {
  app: async () => still((await import('../screens/app/index.ts')).flowScreens),
  signIn: async () => still((await import('../screens/signIn/index.ts')).flowScreens),
  accounts: async () => still((await import('../screens/accounts/index.ts')).flowScreens),
  consent: async () => still((await import('../screens/consent/index.ts')).flowScreens),
  externalPage: async () => still((await import('../screens/externalPage/index.ts')).flowScreens),
  install: async () => still((await import('../screens/install/index.ts')).flowScreens),
  linkAccount: async () => still((await import('../screens/linkAccount/index.ts')).flowScreens),
  payment: async () => still((await import('../screens/payment/index.ts')).flowScreens),
  profile: async () => still((await import('../screens/profile/index.ts')).flowScreens),
  stores: async () => still((await import('../screens/stores/index.ts')).flowScreens),
  recovery: async () => still((await import('../screens/recovery/index.ts')).flowScreens),
  registration: async () => still((await import('../screens/registration/index.ts')).flowScreens),
  terms: async () => still((await import('../screens/terms/index.ts')).flowScreens),
  trustedDevice: async () => still((await import('../screens/trustedDevice/index.ts')).flowScreens),
  updateUser: async () => still((await import('../screens/updateUser/index.ts')).flowScreens),
};

const hasScreens = (flow: string): flow is keyof typeof files => Object.hasOwn(files, flow);

/** The screens of a flow with their texts, to be shown standing still. Throws for a flow without screens, and when a file cannot be fetched. */
export async function stillScreens(flow: string): Promise<FlowView> {
  const file = hasScreens(flow) ? files[flow] : null;
  if (!file) throw new Error(`no flow with screens: ${flow}`);
  const [screens] = await Promise.all([file(), loadTexts(flow), loadSideMenu(), loadHelp()]);
  return screens;
}

/** An actor that has this view and never another, whatever the customer does. */
export const standingStill = (view: unknown): AnyActorRef => createActor(fromTransition((context) => context, view));

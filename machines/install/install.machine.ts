/**
 * How the portal gets onto the home screen: PwaInstallRoute finds out what this browser can and leads to one of three explanations; where the
 * browser has a prompt of its own, it is offered. Spec: ROUTE-104, ROUTE-105, ROUTE-119; PWA-002 to PWA-005.
 */
import { assign, setup } from 'xstate';
import { promptInstall, readInstall, watchInstall } from '../../services/actors/install.ts';
import type { InstallContext, InstallEvent, InstallInput, InstallOutcome } from './install.types.ts';
import { installWords } from './install.words.ts';

const stay = { 'xstate.route': {} } as const;

export const installMachine = setup({
  types: {} as { input: InstallInput; context: InstallContext; events: InstallEvent; output: InstallOutcome; tags: 'busy' },
  actors: { readInstall, promptInstall, watchInstall },
  guards: {
    isInstalled: ({ context }) => context.installed,
    asksForApple: ({ context }) => context.asked === 'PwaInstallApple',
    asksForChrome: ({ context }) => context.asked === 'PwaInstallChrome',
    asksForUnsupported: ({ context }) => context.asked === 'PwaInstallUnsupported',
    hasPrompt: ({ context }) => context.way === 'prompt',
    isApple: ({ context }) => context.way === 'apple' || context.way === 'appleMac',
    isOffered: ({ context }) => context.offered,
    wasAccepted: (_, { choice }: { choice: 'accepted' | 'dismissed' }) => choice === 'accepted',
  },
  actions: {
    keepBrowser: assign((_, found: Pick<InstallContext, 'way' | 'installed' | 'offered'>) => found),
    askAnew: assign({ asked: 'PwaInstallRoute' }),
    keepOffer: assign({ offered: true }),
    spendOffer: assign({ offered: false }),
    keepDismissed: assign({ dismissed: true }),
    keepInstalled: assign({ installed: true, offered: false }),
  },
}).createMachine({
  id: 'install',
  meta: installWords,
  context: ({ input: { screen } }) => ({ asked: screen, way: 'unsupported', installed: false, offered: false, dismissed: false }),
  output: { kind: 'left' },
  invoke: { id: 'watchInstall', src: 'watchInstall' },
  on: {
    'install.offered': { actions: 'keepOffer' },
    'install.done': { target: '.deciding.installed', actions: 'keepInstalled' },
    'flow.left': '.closed',
  },
  initial: 'deciding',
  states: {
    deciding: {
      id: 'PwaInstallRoute',
      route: { actions: 'askAnew' },
      initial: 'looking',
      states: {
        looking: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'readInstall',
            src: 'readInstall',
            onDone: { target: 'found', actions: { type: 'keepBrowser', params: ({ event }) => event.output } },
          },
        },
        found: {
          always: [
            { guard: 'isInstalled', target: 'installed' },
            { guard: 'asksForChrome', target: '#PwaInstallChrome' },
            { guard: 'asksForApple', target: '#PwaInstallApple' },
            { guard: 'asksForUnsupported', target: '#PwaInstallUnsupported' },
            { guard: 'isApple', target: '#PwaInstallApple' },
            { guard: 'hasPrompt', target: '#PwaInstallChrome' },
            { target: '#PwaInstallUnsupported' },
          ],
        },
        installed: {},
      },
    },
    chrome: {
      id: 'PwaInstallChrome',
      route: {},
      initial: 'offering',
      states: {
        offering: { on: { 'install.chosen': { guard: 'isOffered', target: 'prompting' } } },
        prompting: {
          tags: 'busy',
          on: stay,
          entry: 'spendOffer',
          invoke: {
            id: 'promptInstall',
            src: 'promptInstall',
            onDone: [
              {
                guard: { type: 'wasAccepted', params: ({ event }) => event.output },
                target: '#install.deciding.installed',
                actions: 'keepInstalled',
              },
              { target: 'offering', actions: 'keepDismissed' },
            ],
            onError: 'offering',
          },
        },
      },
    },
    apple: { id: 'PwaInstallApple', route: {} },
    unsupported: { id: 'PwaInstallUnsupported', route: {} },
    closed: { type: 'final' },
  },
});

/**
 * How the portal gets onto the home screen: PwaInstallRoute finds out what this browser can do and leads to one of three explanations. Where
 * the browser has its own prompt, the portal offers it. Spec: ROUTE-104, ROUTE-105, ROUTE-119; PWA-002 to PWA-005.
 */
import { assign, setup, type OutputFrom } from 'xstate';
import { promptInstall, readInstall, watchInstall } from '../../services/actors/install.ts';
import { stay, type RouteEvent } from '../kit/stay.ts';
import { installWords } from './install.words.ts';

export type InstallScreen = 'PwaInstallRoute' | 'PwaInstallChrome' | 'PwaInstallApple' | 'PwaInstallUnsupported';

/** `way`: how this browser installs; `installed`: the page runs installed; `offered`: the browser offers its prompt now. */
type Browser = OutputFrom<typeof readInstall>;

type InstallContext = Browser & {
  /** The screen of the address: each of the three explanations can be read in any browser. */
  screen: string;
  /** The customer closed the prompt without installing. */
  dismissed: boolean;
};

export type InstallEvent =
  | { type: 'install.chosen' }
  /** From the browser. */
  | { type: 'install.offered' }
  | { type: 'install.done' }
  | { type: 'flow.left' }
  | RouteEvent;

export const installMachine = setup({
  types: {} as {
    input: { screen: string };
    context: InstallContext;
    events: InstallEvent;
    output: { kind: 'left' };
    tags: 'busy';
  },
  actors: { readInstall, promptInstall, watchInstall },
  guards: {
    isInstalled: ({ context }) => context.installed,
    asksForApple: ({ context }) => context.screen === 'PwaInstallApple',
    asksForChrome: ({ context }) => context.screen === 'PwaInstallChrome',
    asksForUnsupported: ({ context }) => context.screen === 'PwaInstallUnsupported',
    hasPrompt: ({ context }) => context.way === 'prompt',
    isApple: ({ context }) => context.way === 'apple' || context.way === 'appleMac',
    isOffered: ({ context }) => context.offered,
    wasAccepted: (_, { choice }: OutputFrom<typeof promptInstall>) => choice === 'accepted',
  },
  actions: { keepInstalled: assign({ installed: true, offered: false }) },
}).createMachine({
  id: 'install',
  meta: installWords,
  context: ({ input: { screen } }) => ({ screen, way: 'unsupported', installed: false, offered: false, dismissed: false }),
  output: { kind: 'left' },
  invoke: { id: 'watchInstall', src: 'watchInstall' },
  on: {
    'install.offered': { actions: assign({ offered: true }) },
    'install.done': { target: '.deciding.installed', actions: 'keepInstalled' },
    'flow.left': '.closed',
  },
  initial: 'deciding',
  states: {
    deciding: {
      id: 'PwaInstallRoute',
      route: { actions: assign({ screen: 'PwaInstallRoute' }) },
      initial: 'looking',
      states: {
        looking: {
          tags: 'busy',
          on: stay,
          invoke: {
            id: 'readInstall',
            src: 'readInstall',
            onDone: { target: 'found', actions: assign(({ event }) => event.output) },
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
          entry: assign({ offered: false }), // the browser shows an offer only once
          invoke: {
            id: 'promptInstall',
            src: 'promptInstall',
            onDone: [
              {
                guard: { type: 'wasAccepted', params: ({ event }) => event.output },
                target: '#install.deciding.installed',
                actions: 'keepInstalled',
              },
              { target: 'offering', actions: assign({ dismissed: true }) },
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

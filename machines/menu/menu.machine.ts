/**
 * The side menu: the settings that decide its entries, and the pages outside the portal that it opens. It is downloaded with the first flow;
 * Login has no menu. A list of clauses decides which entries it has (menu.clauses.ts). Spec: portal §2 "Side menu" (MENU-001 to -024).
 */
import { assign, setup } from 'xstate';
import { countUnviewedOffers, watchViewedOffers } from '../../services/actors/offers.ts';
import { openPage } from '../../services/actors/openPage.ts';
import { getSettings } from '../../services/actors/settings.ts';
import { atStart, mayHaveOffers } from './menu.rules.ts';
import type { MenuContext, MenuEvent, MenuInput } from './menu.types.ts';
import { menuWords } from './menu.words.ts';

const menuSetup = setup({
  types: {} as { input: MenuInput; context: MenuContext; events: MenuEvent; tags: 'busy' | 'unknown' | 'blocked' },
  actors: { getSettings, countUnviewedOffers, watchViewedOffers, openPage },
  guards: {
    mayHaveOffers: ({ context }) => mayHaveOffers(context),
    settingsAreMissing: ({ context }) => context.settings === null,
    wasOpened: (_, opened: boolean) => opened,
  },
  actions: { forgetLink: assign({ link: null }) },
});

type Tag = 'busy' | 'unknown';

/** The settings are loaded once; after a failure the next flow loads them again. */
const loading = (...tags: Tag[]) =>
  menuSetup.createStateConfig({
    tags,
    invoke: {
      id: 'getSettings',
      src: 'getSettings',
      input: {},
      onDone: { target: 'loaded', actions: assign({ settings: ({ event }) => event.output }) },
      onError: 'ready',
    },
  });

/** The entries are there without the badge, which comes later. */
const counting = menuSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'countUnviewedOffers',
    src: 'countUnviewedOffers',
    onDone: { target: 'ready', actions: assign({ unviewedOffers: ({ event }) => event.output }) },
    onError: 'ready',
  },
});

export const menuMachine = menuSetup.createMachine({
  id: 'menu',
  meta: menuWords,
  context: ({ input }) => atStart(input),
  type: 'parallel',
  invoke: { id: 'watchViewedOffers', src: 'watchViewedOffers' },
  states: {
    settings: {
      initial: 'loading',
      // offers-5: the badge follows at once, while the list is still open
      on: { 'offers.viewed': { guard: 'mayHaveOffers', target: '.counting' } },
      states: {
        // the menu stays empty until then, so that its entries do not move
        loading: loading('busy', 'unknown'),
        loaded: { always: [{ guard: 'mayHaveOffers', target: 'counting' }, { target: 'ready' }] },
        counting,
        ready: {
          on: {
            'flow.opened': [
              { guard: 'mayHaveOffers', target: 'counting' },
              { guard: 'settingsAreMissing', target: 'reloading' },
            ],
          },
        },
        reloading: loading('busy'),
      },
    },
    opening: {
      initial: 'nothing',
      on: {
        'outside.chosen': {
          target: '.page',
          actions: assign({ link: ({ event: { page, address, screen } }) => ({ page, address, screen }) }),
        },
      },
      states: {
        nothing: { entry: 'forgetLink' },
        page: {
          tags: 'busy',
          invoke: {
            id: 'openPage',
            src: 'openPage',
            input: ({ context: { link } }) => link ?? { page: '', address: '', screen: '' },
            onDone: [{ guard: { type: 'wasOpened', params: ({ event }) => event.output }, target: 'nothing' }, { target: 'blocked' }],
            onError: 'blocked',
          },
        },
        // ERR-021, ERR-032: the portal says so and offers the link
        blocked: { tags: 'blocked', on: { 'outside.closed': 'nothing' } },
      },
    },
  },
});

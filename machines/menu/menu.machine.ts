/**
 * The side menu: the settings that decide its entries, and the pages outside the portal that it opens. It is downloaded with the first flow;
 * Login has no menu. A list of clauses decides which entries it has (menu.entries.ts). Spec: portal §2 "Side menu" (MENU-001 to -024).
 */
import { assign, setup } from 'xstate';
import { countUnviewedOffers } from '../../services/actors/offers.ts';
import { openPage } from '../../services/actors/openPage.ts';
import { getSettings } from '../../services/actors/settings.ts';
import { atStart, mayHaveOffers } from './menu.rules.ts';
import type { MenuContext, MenuEvent, MenuInput, MenuSettings } from './menu.types.ts';
import { menuWords } from './menu.words.ts';

/** The settings are loaded once; after a failure the next flow loads them again. */
const asking = {
  id: 'getSettings',
  src: 'getSettings',
  input: {},
  onDone: { target: 'told', actions: { type: 'keepSettings', params: ({ event }: { event: { output: MenuSettings } }) => event } },
  onError: 'known',
} as const;

const counting = {
  id: 'countUnviewedOffers',
  src: 'countUnviewedOffers',
  onDone: { target: 'known', actions: { type: 'keepCount', params: ({ event }: { event: { output: number } }) => event } },
  onError: 'known',
} as const;

export const menuMachine = setup({
  types: {} as { input: MenuInput; context: MenuContext; events: MenuEvent; tags: 'busy' | 'unknown' | 'blocked' },
  actors: { getSettings, countUnviewedOffers, openPage },
  guards: {
    mayHaveOffers: ({ context }) => mayHaveOffers(context),
    nothingIsTold: ({ context }) => context.settings === null,
    wasOpened: ({ event }) => 'output' in event && event.output === true,
  },
  actions: {
    keepSettings: assign((_, { output }: { output: MenuSettings }) => ({ settings: output })),
    keepCount: assign((_, { output }: { output: number }) => ({ unviewedOffers: output })),
    keepLink: assign(({ event }) =>
      'address' in event ? { link: { page: event.page, address: event.address, screen: event.screen } } : {},
    ),
    forgetLink: assign({ link: null }),
  },
}).createMachine({
  id: 'menu',
  meta: menuWords,
  context: ({ input }) => atStart(input),
  type: 'parallel',
  states: {
    knowing: {
      initial: 'asking',
      states: {
        // the menu stays empty until then, so that its entries do not move
        asking: { tags: ['busy', 'unknown'], invoke: asking },
        told: { always: [{ guard: 'mayHaveOffers', target: 'counting' }, { target: 'known' }] },
        counting: { tags: ['busy', 'unknown'], invoke: counting },
        known: {
          on: {
            'flow.opened': [
              { guard: 'mayHaveOffers', target: 'recounting' },
              { guard: 'nothingIsTold', target: 'reasking' },
            ],
          },
        },
        recounting: { tags: 'busy', invoke: counting },
        reasking: { tags: 'busy', invoke: asking },
      },
    },
    opening: {
      initial: 'nothing',
      on: { 'outside.chosen': { target: '.page', actions: 'keepLink' } },
      states: {
        nothing: { entry: 'forgetLink' },
        page: {
          tags: 'busy',
          invoke: {
            id: 'openPage',
            src: 'openPage',
            input: ({ context: { link } }) => link ?? { page: '', address: '', screen: '' },
            onDone: [{ guard: 'wasOpened', target: 'nothing' }, { target: 'blocked' }],
            onError: 'blocked',
          },
        },
        // ERR-021, ERR-032: the portal tells the customer and offers the link
        blocked: { tags: 'blocked', on: { 'outside.closed': 'nothing' } },
      },
    },
  },
});

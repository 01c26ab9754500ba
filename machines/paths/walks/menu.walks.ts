import { menuMachine } from '../../menu/menu.machine.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { settingsIn } from '../../../services/contract/settings.ts';
import { SETTINGS } from '../../../services/lender/settings.ts';
import { explore } from '../explorer.ts';
import { ann, gus } from '../people/people.ts';
import { once } from '../once.ts';

const settings = (offerButton: boolean) => settingsIn({ ...SETTINGS, menuItemVisibility: { offerButton } });
const failing = (call: 'GET /configsettings' | 'GET /offers') => ({ fails: new ApiError({ kind: 'offline', call }) });

/** Everything that can happen to the side menu. */
export const menuWalk = once(() =>
  explore(menuMachine, {
    starts: {
      'Ann is signed in': { person: ann },
      'Gus is signed in': { person: { ...gus, systems: ['TLXe'] } },
      'nobody is signed in': { person: null },
    },
    events: {
      'chooses the privacy notice': { type: 'outside.chosen', page: 'privacy', address: '/sandbox-pages/tmx/privacy', screen: 'Home' },
      'closes the message': { type: 'outside.closed' },
      'another flow is opened': { type: 'flow.opened' },
    },
    answers: {
      getSettings: {
        'offers are switched on': { done: settings(true) },
        'offers are switched off': { done: settings(false) },
        'an invalid answer': { done: settingsIn({ brandLinks: 'none' }) },
        'no network': failing('GET /configsettings'),
      },
      countUnviewedOffers: { 'two are new': { done: { TitleMax: 2 } }, 'none is new': { done: {} }, 'no network': failing('GET /offers') },
      watchViewedOffers: { 'offers were viewed': { says: { type: 'offers.viewed' } } },
      openPage: { 'it opens': { done: true }, 'the browser refuses': { done: false }, breaks: { fails: new Error('broken') } },
    },
  }),
);

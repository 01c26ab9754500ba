import { screenOf } from '../../../machines/kit/screenOf.ts';
import { storesView } from '../../../machines/stores/stores.view.ts';
import { heldCall } from './kit/answers.ts';
import type { Plan, Press } from './kit/plan.ts';
import { answers, NEARBY, OWN, type S } from './stores.starts.ts';

const viewOf = (at: S) => (at.status === 'active' ? storesView(at) : null);
const ofStore = (at: S) => {
  const view = viewOf(at);
  return view?.screen === 'StoreDetails' ? view : null;
};
const link = (href: string, offered: (at: S) => boolean): Press<S> => ({
  offered,
  press: ({ main }) => main.locator(`a[href$="${href}"]`).click(),
});

/** How Ann's steps on ContactUs and StoreDetails are done in the browser. */
export const storesPlan: Plan<S> = {
  actors: {
    getAccounts: heldCall('GET /accounts', answers.getAccounts),
    findLoans: heldCall('GET /accounts', answers.findLoans),
    getContacts: heldCall('GET /contacts', answers.getContacts),
    getStore: heldCall('GET /store', answers.getStore),
    getMap: heldCall('GET /storemap', answers.getMap),
  },
  presses: {
    'tries again': {
      offered: (at) => at.matches({ contactUs: 'failed' }) || at.matches({ store: 'failed' }),
      press: ({ main }) => main.locator('.notice-actions .button').click(),
    },
    'opens her store': link(`/TitleMax/Stores/${OWN}`, (at) => {
      const view = viewOf(at);
      return view?.screen === 'ContactUs' && view.contacts !== null && view.ownStores.length > 0;
    }),
    'opens the other store': link(`/TitleMax/Stores/${NEARBY}`, (at) => ofStore(at)?.state === 'open' && at.context.storeId === OWN),
    'wants the phone numbers': link('/ContactUs', (at) => at.matches({ store: 'unknown' }) || at.matches({ store: 'failed' })),
    'wants an appointment': {
      offered: (at) => ofStore(at)?.state === 'open' && (ofStore(at)?.loans.length ?? 0) > 0,
      press: ({ primary }) => primary.click(),
    },
    'is done': { offered: (at) => at.matches('contactUs'), press: ({ main }) => main.locator('button.button').last().click() },
  },
  address: (at, to, { brand = '', storeId = '' }) => {
    if (screenOf(at) === to.slice(1)) return { undriven: 'an address that is shown already asks for nothing' };
    return { path: to === '#ContactUs' ? '/ContactUs' : `/${brand}/Stores/${storeId}` };
  },
  shows: (at) => {
    if (at.status === 'done') return { screen: at.output.kind === 'left' ? 'Home' : 'Appointment' };
    return { screen: screenOf(at) ?? '', busy: at.hasTag('busy') };
  },
};

import { Refusal, type Handlers } from '../handler.ts';
import { drawMap } from './map.ts';
import { storeById, storesBeside, type Store } from './directory.ts';
import { storePicturePath } from './pictures.ts';
import { STATES } from '../../contract/stateNames.ts';

/** The store with this id. Throws Refusal 404; the ids of stores are public. */
export function storeOf(storeId: string): Store {
  const store = storeById(storeId);
  if (!store) throw new Refusal(404);
  return store;
}

/** Spec: calls §7 "Stores and misc". */
export const stores: Handlers<'GET /states' | 'GET /store' | 'GET /storemap'> = {
  'GET /states': async () => ({ states: Object.entries(STATES).map(([value, label]) => ({ label, value })) }),

  'GET /store': async ({ ask, language, serviceOrigin }) => {
    const store = storeOf(ask.storeId);
    const { storeId, brand, lmsId, name, address, phone, state, timeZone, week } = store;
    return {
      lmsId,
      storeInfo: {
        id: storeId,
        name,
        address,
        hoursRaw: week.sign[language],
        image: `${serviceOrigin}${storePicturePath(storeId)}`,
        phone,
        state: { label: STATES[state], value: state },
      },
      brandConfig: { brandName: brand },
      nearby: storesBeside(store).map((other) => ({ storeId: other.storeId, name: other.name })),
      timeZone,
    };
  },

  'GET /storemap': async ({ ask }) => drawMap(storeOf(ask.storeId).storeId).toString('base64'),
};

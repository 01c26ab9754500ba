import { Refusal, type Handlers } from '../handler.ts';
import { HOURS_RAW } from './hours.ts';
import { drawMap } from './picture.ts';
import { storeById, type Store } from './directory.ts';
import { STATES } from './states.ts';

/** The store with this id. Throws Refusal 404; the ids of stores are public. */
export function storeOf(storeId: string): Store {
  const store = storeById(storeId);
  if (!store) throw new Refusal(404);
  return store;
}

/** Spec: calls §7 "Stores and misc". */
export const stores: Handlers<'GET /states' | 'GET /store' | 'GET /storemap'> = {
  'GET /states': async () => ({ states: Object.entries(STATES).map(([value, label]) => ({ label, value })) }),

  'GET /store': async ({ ask, language }) => {
    const { storeId, brand, lmsId, name, address, phone, state, timeZone } = storeOf(ask.storeId);
    return {
      lmsId,
      storeInfo: {
        id: storeId,
        name,
        address,
        hoursRaw: HOURS_RAW[language],
        image: '',
        phone,
        state: { label: STATES[state], value: state },
      },
      brandConfig: { brandName: brand },
      timeZone,
    };
  },

  'GET /storemap': async ({ ask }) => drawMap(storeOf(ask.storeId).storeId).toString('base64'),
};

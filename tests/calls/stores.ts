import { expect } from 'vitest';
import type { Samples } from './sample.ts';
import type { World } from './world.ts';

const store = async (world: World) => ({ storeId: (await world.loan()).storeId });
const NO_STORE = { storeId: '99999' };
const PNG = 'iVBORw0KGgo';

export const stores: Samples<'GET /states' | 'GET /store' | 'GET /storemap'> = {
  'GET /states': {
    as: 'ann',
    ask: () => ({}),
    holds: ({ states }) => {
      expect(states).toHaveLength(51);
      expect(states).toContainEqual({ label: 'Texas', value: 'TX' });
    },
    mine: [],
  },
  'GET /store': {
    as: 'ann',
    ask: store,
    holds: async ({ storeInfo, brandConfig }, world) => {
      const loan = await world.loan();
      expect([storeInfo.id, brandConfig.brandName, storeInfo.state.value]).toEqual([loan.storeId, loan.brand, loan.localStoreState]);
    },
    refused: [{ title: 'of a store that there is not', ask: () => NO_STORE, status: 404 }],
    bad: { storeId: undefined },
    mine: [],
  },
  'GET /storemap': {
    as: 'ann',
    ask: store,
    holds: (map) => expect(map.slice(0, PNG.length)).toBe(PNG),
    refused: [{ title: 'of a store that there is not', ask: () => NO_STORE, status: 404 }],
    bad: { storeId: undefined },
    mine: [],
  },
};

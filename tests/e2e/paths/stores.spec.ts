import { openAt } from './kit/openAt.ts';
import { runPaths } from './kit/runPaths.ts';
import { storesPlan } from './stores.plan.ts';
import { starts } from './stores.starts.ts';
import { storesWalk } from './stores.world.ts';
import { UNDRIVEN } from './undriven/stores.ts';

runPaths({
  name: 'stores',
  walk: storesWalk,
  plan: storesPlan,
  undriven: UNDRIVEN,
  fixed: () => ({
    'GET /usercache': { body: { value: '' } },
    'GET /schedappointment': { body: { appointments: [] } },
    'GET /appointmentTimes': { body: { days: [] } },
    'GET /appointmentslots': { body: { slots: [] } },
  }),
  open: async ({ portal, requests }, start) => {
    const { path = start, input } = starts[start] ?? {};
    await portal.withSession('ann@example.com');
    // here the chart asks for the numbers: nothing is left of an earlier visit
    await portal.page.addInitScript(() => localStorage.removeItem('contacts'));
    await openAt({ portal, requests }, path, input?.screen === 'StoreDetails' ? 'GET /store' : 'GET /accounts');
  },
});

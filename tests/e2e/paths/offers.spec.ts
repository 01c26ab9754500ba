import { expect } from '../kit/test.ts';
import { stopClock } from './kit/drive.ts';
import { runPaths } from './kit/runPaths.ts';
import { offersPlan } from './offers.plan.ts';
import { offersWalk, starts } from './offers.world.ts';
import { UNDRIVEN } from './undriven/offers.ts';

runPaths({
  name: 'offers',
  walk: offersWalk,
  plan: offersPlan,
  undriven: UNDRIVEN,
  open: async ({ portal }, start) => {
    await portal.withSession('eve@example.com');
    await portal.page.goto(starts[start]?.path ?? start);
    await expect(portal.main).toHaveAttribute('data-screen', /Offer/);
    await stopClock(portal.page);
  },
});

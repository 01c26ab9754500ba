import { devicesPlan, devicesWalk } from './devices.world.ts';
import { ANNS_RECORD, openProfile } from './kit/openProfile.ts';
import { runPaths } from './kit/runPaths.ts';
import { UNDRIVEN } from './undriven/devices.ts';

runPaths({
  name: 'devices',
  walk: devicesWalk,
  plan: devicesPlan,
  undriven: UNDRIVEN,
  fixed: () => ANNS_RECORD,
  open: ({ portal }) =>
    openProfile(portal, async () => {
      await portal.settled('CustomerProfile');
      await portal.main.locator('.profile-folded summary').first().click();
    }),
});

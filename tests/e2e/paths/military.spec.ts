import { ANNS_RECORD, openProfile } from './kit/openProfile.ts';
import { runPaths } from './kit/runPaths.ts';
import { militaryPlan, militaryWalk } from './military.world.ts';
import { UNDRIVEN } from './undriven/military.ts';

runPaths({
  name: 'military',
  walk: militaryWalk,
  plan: militaryPlan,
  undriven: UNDRIVEN,
  fixed: () => ANNS_RECORD,
  open: ({ portal }) => openProfile(portal),
});

import { consentPlan, consentWalk, NEWER } from './consent.world.ts';
import { stopClock, turnOf } from './kit/drive.ts';
import { runPaths } from './kit/runPaths.ts';
import { UNDRIVEN } from './undriven/consent.ts';

runPaths({
  name: 'consent',
  walk: consentWalk,
  plan: consentPlan,
  undriven: UNDRIVEN,
  open: async ({ portal, requests }) => {
    await portal.withSession('ann@example.com');
    await portal.page.goto('/');
    await stopClock(portal.page);
    // the portal asks before it admits anybody, the chart asks again
    await requests.answer('GET /newaccountterms', NEWER.wire, turnOf(portal.page));
  },
});

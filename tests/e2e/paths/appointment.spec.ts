import { FLOW_DRAFT_PREFIX } from '../../../services/client/keys.ts';
import { appointmentPlan } from './appointment.plan.ts';
import { draft, starts } from './appointment.starts.ts';
import { appointmentWalk } from './appointment.world.ts';
import { openAt } from './kit/openAt.ts';
import { runPaths } from './kit/runPaths.ts';
import { UNDRIVEN } from './undriven/appointment.ts';

runPaths({
  name: 'appointment',
  walk: appointmentWalk,
  plan: appointmentPlan,
  undriven: UNDRIVEN,
  fixed: () => ({ 'GET /usercache': { body: { value: '' } } }),
  open: async ({ portal, lender, requests }, start) => {
    const { path = start, input } = starts[start] ?? {};
    await portal.withSession('ann@example.com');
    if (input?.screen === 'ProductSwitchAppointment') {
      const { profileId } = await lender.person('ann');
      // as the page stores it when it is loaded again (services/client/flowDrafts.ts)
      await portal.page.evaluate(({ key, stored }) => sessionStorage.setItem(key, JSON.stringify({ ...stored, storedAt: Date.now() })), {
        key: `${FLOW_DRAFT_PREFIX}appointment`,
        stored: { version: 1, owner: profileId, draft },
      });
    }
    await openAt({ portal, requests }, path, 'GET /accounts');
  },
});

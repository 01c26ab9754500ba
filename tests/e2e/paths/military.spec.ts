import { annKnown } from '../../../machines/paths/people/customers.ts';
import { titleLoan } from '../../../machines/paths/people/loans.ts';
import { stopClock } from './kit/drive.ts';
import { runPaths } from './kit/runPaths.ts';
import { militaryPlan, militaryWalk } from './military.world.ts';
import { UNDRIVEN } from './undriven/military.ts';

runPaths({
  name: 'military',
  walk: militaryWalk,
  plan: militaryPlan,
  undriven: UNDRIVEN,
  fixed: () => ({ 'GET /accounts': { body: { loans: [titleLoan] } }, 'GET /personalInfo': { body: annKnown } }),
  open: async ({ portal }) => {
    await portal.withSession('ann@example.com');
    await portal.page.goto('/TitleMax/CustomerProfile');
    await portal.settled('CustomerProfile');
    await stopClock(portal.page);
  },
});

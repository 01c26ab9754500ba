import { annKnown } from '../../../machines/paths/people/customers.ts';
import { titleLoan } from '../../../machines/paths/people/loans.ts';
import { devicesPlan, devicesWalk } from './devices.world.ts';
import { stopClock } from './kit/drive.ts';
import { runPaths } from './kit/runPaths.ts';
import { UNDRIVEN } from './undriven/devices.ts';

runPaths({
  name: 'devices',
  walk: devicesWalk,
  plan: devicesPlan,
  undriven: UNDRIVEN,
  fixed: () => ({ 'GET /accounts': { body: { loans: [titleLoan] } }, 'GET /personalInfo': { body: annKnown } }),
  open: async ({ portal }) => {
    await portal.withSession('ann@example.com');
    await portal.page.goto('/TitleMax/CustomerProfile');
    await portal.settled('CustomerProfile');
    await portal.main.locator('.profile-folded summary').first().click();
    await stopClock(portal.page);
  },
});

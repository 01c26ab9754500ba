import { accountsPlan } from './accounts.plan.ts';
import { starts } from './accounts.starts.ts';
import { accountsWalk } from './accounts.world.ts';
import { signInWithin } from './kit/drive.ts';
import { runPaths } from './kit/runPaths.ts';
import { UNDRIVEN } from './undriven/accounts.ts';

runPaths({
  name: 'accounts',
  walk: accountsWalk,
  plan: accountsPlan,
  undriven: UNDRIVEN,
  fixed: (start) => ({
    'GET /accounthistory': { body: { entries: [], older: 0 } },
    'GET /lmsAccountDocuments': { body: { documents: [] } },
    'GET /uploadLoanDocumentsHistory': { body: { documents: [] } },
    'GET /schedappointment': { body: { appointments: [] } },
    'GET /nextBusinessDate': { body: { businessDate: '2026-11-23' } },
    'GET /serviceProvider': { body: { brands: starts[start]?.input.person.brands, availableProviders: ['TitleMax', 'InstaLoan'] } },
  }),
  open: async ({ portal }, start) => {
    await portal.page.goto(starts[start]?.path ?? start);
    await signInWithin(portal, 'ann@example.com');
  },
});

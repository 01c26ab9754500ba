import { broken } from './kit/answers.ts';
import { openAt } from './kit/openAt.ts';
import { runPaths } from './kit/runPaths.ts';
import { UNDRIVEN } from './undriven/upload.ts';
import { uploadPlan } from './upload.plan.ts';
import { starts, UNSURE } from './upload.starts.ts';
import { uploadWalk } from './upload.world.ts';

runPaths({
  name: 'upload',
  walk: uploadWalk,
  plan: uploadPlan,
  undriven: UNDRIVEN,
  fixed: (start) => ({
    'GET /usercache': { body: { value: '' } },
    ...(starts[start]?.input.params.loanId === UNSURE && { 'GET /lmsReferenceId': broken('GET /lmsReferenceId').wire }),
  }),
  open: async ({ portal, requests }, start) => {
    await portal.withSession('ann@example.com');
    await openAt({ portal, requests }, starts[start]?.path ?? start, 'GET /accounts');
  },
});

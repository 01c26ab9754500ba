import { expect } from '../kit/test.ts';
import { stopClock } from './kit/drive.ts';
import { runPaths } from './kit/runPaths.ts';
import { opened, signInPlan, signInWalk } from './signIn.world.ts';
import { UNDRIVEN } from './undriven/signIn.ts';

runPaths({
  name: 'sign-in',
  walk: signInWalk,
  plan: signInPlan,
  undriven: UNDRIVEN,
  open: async ({ portal: { page, main } }, start) => {
    await page.goto(opened[start] ?? start);
    await expect(main).toHaveAttribute('aria-busy', 'false');
    await stopClock(page);
  },
});

import { cardsPlan } from './cards.plan.ts';
import { cardsWalk, starts } from './cards.world.ts';
import { stopClock } from './kit/drive.ts';
import { runPaths } from './kit/runPaths.ts';
import { UNDRIVEN } from './undriven/cards.ts';

runPaths({
  name: 'cards',
  walk: cardsWalk,
  plan: cardsPlan,
  undriven: UNDRIVEN,
  open: async ({ portal }, start) => {
    await portal.withSession('ann@example.com');
    await portal.page.goto(starts[start]?.path ?? start);
    await portal.on('PaymentMethods');
    await stopClock(portal.page);
  },
});

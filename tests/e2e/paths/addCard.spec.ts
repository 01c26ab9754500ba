import { loan, visa } from '../../../machines/paths/walks/payment.people.ts';
import { addCardPlan, PAYMENT } from './addCard.plan.ts';
import { addCardWalk } from './addCard.world.ts';
import { stopClock } from './kit/drive.ts';
import { runPaths } from './kit/runPaths.ts';
import { UNDRIVEN } from './undriven/addCard.ts';

runPaths({
  name: 'addCard',
  walk: addCardWalk,
  plan: addCardPlan,
  undriven: UNDRIVEN,
  fixed: () => ({
    'GET /accounts': { body: { loans: [loan] } },
    'GET /accountdetail': { body: { loan } },
    'GET /cards': { body: { cards: [visa], validations: {} } },
    'GET /nextBusinessDate': { body: { businessDate: '2026-11-23' } },
    'GET /accounthistory': { body: {} }, // not a valid response: the history cannot be read
    'GET /usercache': { body: { value: '' } },
    'POST /usercache': { body: {} },
  }),
  open: async ({ portal }) => {
    await portal.withSession('ann@example.com');
    await portal.page.goto(PAYMENT);
    await portal.settled('MakePayment');
    await portal.chooseAmount('minimumDue');
    await portal.primary.click();
    await portal.settled('SelectPaymentMethod');
    await stopClock(portal.page);
    await portal.main.locator('.form-actions button.button-secondary').click();
  },
});

import { loan, receipt, visa } from '../../../machines/paths/walks/payment.people.ts';
import type { Portal } from '../kit/portal.ts';
import { stopClock, turnOf } from './kit/drive.ts';
import { runPaths } from './kit/runPaths.ts';
import { attemptPlan } from './attempt.plan.ts';
import { ANSWERED, FRESH, attemptWalk } from './attempt.world.ts';
import { UNDRIVEN } from './undriven/attempt.ts';

const path = `/${loan.brand}/Accounts/${loan.loanId}/Payment`;

async function review(portal: Portal): Promise<void> {
  await portal.withSession('ann@example.com');
  await portal.page.goto(path);
  await portal.settled('MakePayment');
  await portal.chooseAmount('minimumDue');
  await portal.primary.click();
  await portal.settled('SelectPaymentMethod');
  await portal.primary.click();
  await portal.settled('ReviewPayment');
}

runPaths({
  name: 'attempt',
  walk: attemptWalk,
  plan: attemptPlan,
  undriven: UNDRIVEN,
  fixed: () => ({
    'GET /accounts': { body: { loans: [loan] } },
    'GET /accountdetail': { body: { loan } },
    'GET /cards': { body: { cards: [visa], validations: {} } },
    'GET /nextBusinessDate': { body: { businessDate: receipt.dueDate } },
    'GET /accounthistory': { body: {} }, // not a valid response: the history cannot be read
    'GET /usercache': { body: { value: '' } },
    'POST /usercache': { body: {} },
    'POST /sendConfirmation': { body: {} },
  }),
  open: async ({ portal, requests }, start) => {
    await review(portal);
    await stopClock(portal.page);
    if (start === FRESH) return;
    const turn = turnOf(portal.page);
    await portal.page.locator('#cvv').fill('123');
    await portal.primary.click();
    await requests.requestOf('POST /payment', turn);
    if (start === ANSWERED) {
      await requests.answer('POST /payment', { body: { messageKey: 'm-1' } }, turn);
      await requests.requestOf('GET /payment', turnOf(portal.page, 250));
    }
    await portal.page.reload();
  },
});

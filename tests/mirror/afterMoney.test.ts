// @vitest-environment jsdom
import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router';
import { afterEach, expect, test } from 'vitest';
import { accountDisclosures, draw, payment } from '../../machines/kit/places.ts';
import { loanRoute } from '../../machines/kit/routeNames.ts';
import type { Target } from '../../machines/kit/target.ts';
import { startMirror, type Charts, type Mirror } from '../../routes/mirror.ts';
import { address, afterPop, routerOf, settle } from './tinyMirror.ts';

/** Charts that would accept every address: only the rows of the route tree prevent anything. */
const PAYMENT = '/TitleMax/Accounts/1/Payment';
let history: RouterHistory;
let mirror: Mirror;
afterEach(() => {
  mirror.stop();
  history.destroy();
});

/** The customer has seen the first place, and is at the second now. */
async function goesFrom(first: Target, now: Target): Promise<void> {
  let [target, changed] = [first, () => {}];
  const charts: Charts = {
    visible: () => ({ target, settled: true }),
    mayGo: () => true,
    go: (to) => {
      target = to;
      changed();
    },
    isBound: () => false,
    mayReturn: () => true,
    watch: (change) => {
      changed = change;
      return () => {};
    },
  };
  window.history.replaceState(null, '', '/');
  history = createBrowserHistory();
  mirror = startMirror(routerOf(history), charts, () => {});
  await settle();
  // between the two: the account
  for (const next of [loanRoute('AccountDetails', 'TitleMax', '1'), now]) {
    target = next;
    changed();
    await settle();
  }
}

const back = (steps: number) => afterPop(() => window.history.go(-steps));
const RECEIPTS = [draw('TitleMax', '1', 'ConfirmDisbursement'), payment('TitleMax', '1', 'ConfirmPayment')];
const STEPS = [payment('TitleMax', '1', 'ReviewPayment'), payment('TitleMax', '1', 'SelectPaymentMethod')];
const PREVENTED = RECEIPTS.flatMap((receipt) => STEPS.map((step) => [receipt.screen, step.screen, receipt, step] as const));

test.each(PREVENTED)(
  'Back from %s does not reopen %s of a payment that was begun before (GUARD-020, OPEN-004)',
  async (name, _, now, before) => {
    await goesFrom(before, now);
    expect(address()).toBe(`${PAYMENT}/${name}`);
    await back(2);
    expect(address()).toBe(`${PAYMENT}/${name}`);
    await back(1);
    expect(address()).toBe('/TitleMax/Accounts/1');
  },
);

test('a link does not lead from the receipt to the papers of a payment, which are of another flow (GUARD-020, OPEN-004)', async () => {
  await goesFrom(accountDisclosures('TitleMax', '1'), draw('TitleMax', '1', 'ConfirmDisbursement'));
  history.push(`${PAYMENT}/AccountDisclosures`);
  await settle();
  expect(address()).toBe(`${PAYMENT}/ConfirmDisbursement`);
});

test('a page of no loan is no page of a payment, whatever its name: the form for a card opens from the receipt', async () => {
  await goesFrom(loanRoute('Appointment', 'TitleMax', '1'), draw('TitleMax', '1', 'ConfirmDisbursement'));
  history.push('/TitleMax/PaymentMethods/AddPaymentMethod');
  await settle();
  expect(address()).toBe('/TitleMax/PaymentMethods/AddPaymentMethod');
});

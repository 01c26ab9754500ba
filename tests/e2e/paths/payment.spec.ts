import type { Portal } from '../kit/portal.ts';
import type { Control } from '../kit/control.ts';
import { signInWithin, stopClock } from './kit/drive.ts';
import type { Answered } from './kit/plan.ts';
import { runPaths } from './kit/runPaths.ts';
import { paymentPlan } from './payment.plan.ts';
import { GUS, GUS_LOAN, starts, type PaymentStart } from './payment.starts.ts';
import { paymentWalk } from './payment.world.ts';
import { UNDRIVEN } from './undriven/payment.ts';

const startOf = (name: string): PaymentStart => {
  const start = starts[name];
  if (!start) throw new Error(`nobody begins so: ${name}`);
  return start;
};

/** The draft or payment in progress of another device, as the service stores it. */
const left = ({ draft, inFlight, screen }: PaymentStart): string =>
  draft || inFlight
    ? btoa(JSON.stringify({ state: { draft: draft ?? null, storedAt: Date.now(), inFlight: inFlight ?? null }, route: screen }))
    : '';

const whatAnnHas = (start: PaymentStart): Record<string, Answered> => ({
  'GET /accounts': { body: { loans: [start.loan] } },
  'GET /accounthistory': { body: {} }, // not a valid response: the history cannot be read
  'GET /cards': start.withoutCards ? { status: 500, body: {} } : { body: { cards: start.cards, validations: {} } },
  'GET /nextBusinessDate': { body: { businessDate: '2026-11-23' } },
  'GET /usercache': { body: { value: left(start) } },
  'POST /usercache': { body: {} },
});

async function annComes(portal: Portal, { loan, screen, inFlight }: PaymentStart): Promise<void> {
  const path = screen === 'MakePayment' || inFlight ? '' : `/${screen}`;
  await portal.page.goto(`/${loan.brand}/Accounts/${loan.loanId}/Payment${path}`);
  await signInWithin(portal, 'ann@example.com');
}

/** Opens the store's signed link, which is for the payment of one loan only. */
async function gusComes({ page, on }: Portal, lender: Control): Promise<void> {
  await page.goto(await lender.link(GUS_LOAN));
  await on('MakePayment');
  await stopClock(page);
}

runPaths({
  name: 'payment',
  walk: paymentWalk,
  plan: paymentPlan,
  apart: [GUS],
  undriven: UNDRIVEN,
  fixed: (start) => (start === GUS ? {} : whatAnnHas(startOf(start))),
  open: ({ portal, lender }, start) => (start === GUS ? gusComes(portal, lender) : annComes(portal, startOf(start))),
});

import type { AnyActorRef } from 'xstate';
import type { HistoryEntry } from '../../services/contract/accounts.ts';
import { clearCache } from '../../services/client/cache.ts';
import { setApi } from '../../services/client/api.ts';
import { loan, mastercard, visa } from '../../machines/paths/walks/payment.people.ts';
import { VirtualClock, settle } from './clock.ts';
import { Judge } from './judge.ts';
import { connection, MONEY_CALLS, type Fault, type Handlers, type Road } from './network.ts';
import { openPage, Tab, type Locks, type Page } from './page.ts';
import { Random } from './random.ts';
import { ServiceModel } from './service.ts';
import type { Story } from './stories.ts';

const FAULTS: readonly Fault[] = ['cutBefore', 'cutAfter', 'gateway502', 'silent', 'late', 'twice'];
/** ms within which the page must know the outcome after the faults have ended. Quality of money I2. */
const TRUTH_MS = 10_000;
/** ms in which requests from before the end may still arrive. */
const AFTERMATH_MS = 60_000;

/** The customer's possible actions; the page ignores those that do not apply. */
const ACTS = ['pay', 'pay', 'pay', 'payTwice', 'goOn', 'goOn', 'otherAmount', 'otherCard', 'back', 'leave', 'reload'] as const;
type Act = (typeof ACTS)[number];

/** Planted faults, which the judge must catch. */
export type Options = {
  /** A client with a new key for every request, at a lender that checks only keys. */
  forgetsKeys?: boolean;
  /** A lender that says "abandoned" and still accepts the late payment. */
  fenceLies?: boolean;
};

type Seat = { tab: Tab; page: Page };

/** One customer, one loan, one bad network, from the first press until nothing is pending. The same seed gives the same run. */
export async function runStory(seed: number, { forgetsKeys = false, fenceLies = false }: Options = {}): Promise<Story> {
  const random = new Random(seed);
  const clock = new VirtualClock();
  const tabs = !forgetsKeys && random.chance(0.2) ? 2 : 1;
  // at a lender that checks only keys, two tabs are two deliberate payments (F11)
  const service = new ServiceModel(loan.payoffAmount, { intents: tabs === 2 || (!forgetsKeys && random.chance(0.5)) });
  const road: Road = {
    clock,
    random,
    healsAt: random.between(5_000, 90_000),
    roughness: random.next(),
    faults: FAULTS,
    quietAt: 0,
  };
  clearCache();
  const line = { road, handlers: handlersOf(service, clock, random, fenceLies), fragile: MONEY_CALLS };
  setApi(connection(line, forgetsKeys ? (key) => (key === '' ? '' : random.uuid()) : undefined));
  const locks: Locks = { holder: null, waiting: new Set() };
  const open = (tab: Tab, screen = 'MakePayment'): Page => openPage(screen, { tab, locks, clock, random });
  const seats: Seat[] = Array.from({ length: tabs }, (_, place) => new Tab(place)).map((tab) => ({ tab, page: open(tab) }));
  const judge = new Judge(service);

  for (const seat of seats) {
    const acts = random.between(4, 16);
    clock.setTimeout(() => act('goOn', seat, open), 1_000);
    clock.setTimeout(() => act('pay', seat, open), random.between(1_100, 4_000));
    for (let count = 0; count < acts; count++)
      clock.setTimeout(() => act(random.pick(ACTS), seat, open), random.between(1_500, road.healsAt));
    // a customer who left comes back after the faults have ended
    clock.setTimeout(() => act('return', seat, open), road.healsAt);
  }
  const pass = async (until: () => number) => {
    await settle();
    while (clock.next(until())) {
      await settle();
      for (const seat of seats) judge.watch(seat.tab, seat.page, clock.now);
    }
  };
  await pass(() => Math.max(road.healsAt, road.quietAt, ...service.attempts.map(({ decidesAt }) => decidesAt)) + TRUTH_MS);
  for (const seat of seats) judge.expectTruth(seat.tab, seat.page);
  const end = clock.now + AFTERMATH_MS;
  await pass(() => end);
  service.settle(Number.MAX_SAFE_INTEGER);
  for (const seat of seats) seat.page.actor.stop();
  const { charges, problems } = judge.verdict(seats.map(({ tab }) => tab));
  return { seed, problems, counts: { charges } };
}

function act(what: Act | 'return', seat: Seat, open: (tab: Tab, screen?: string) => Page): void {
  const { tab, page } = seat;
  const isOver = page.view().screen === 'ConfirmPayment';
  if (isOver) return; // the page says "paid": the customer is done
  if (!page.isOpen()) {
    if (what !== 'return' || tab.inFlight) seat.page = open(tab);
    return;
  }
  const { actor } = page;
  switch (what) {
    case 'return':
      return;
    case 'reload':
      actor.stop();
      seat.page = open(tab, page.view().screen);
      return;
    case 'goOn':
      actor.send({ type: 'amount.chosen', amountType: 'minimumDue' });
      actor.send({ type: 'amount.confirmed' });
      actor.send({ type: 'method.confirmed' });
      return;
    case 'otherAmount':
      actor.send({ type: 'amount.changeChosen' });
      actor.send({ type: 'amount.typed', cents: 5_000 });
      actor.send({ type: 'amount.confirmed' });
      actor.send({ type: 'method.confirmed' });
      return;
    case 'otherCard':
      actor.send({ type: 'method.changeChosen' });
      actor.send({ type: 'method.chosen', method: 'repay:mc-1' });
      actor.send({ type: 'method.confirmed' });
      return;
    case 'back':
      return goBack(actor);
    case 'leave':
      return actor.send({ type: 'flow.left' });
    case 'payTwice':
      actor.send({ type: 'payment.submitted', hasCvv: true });
      return actor.send({ type: 'payment.submitted', hasCvv: true });
    case 'pay':
      return actor.send({ type: 'payment.submitted', hasCvv: true });
  }
}

/** The browser's Back: by the address, which the chart may refuse. */
const goBack = (actor: AnyActorRef): void => actor.send({ type: 'xstate.route', to: '#SelectPaymentMethod' });

const handlersOf = (service: ServiceModel, clock: VirtualClock, random: Random, fenceLies: boolean): Handlers => {
  const now = () => {
    service.settle(clock.now);
    return { ...loan, intentId: service.intentId, payoffAmount: service.owed };
  };
  return {
    'GET /accounts': () => ({ loans: [now()] }),
    'GET /accountdetail': () => ({ loan: now() }),
    'GET /cards': () => ({ cards: [visa, mastercard], validations: { payment: true, noCardForm: [] } }),
    'GET /nextBusinessDate': () => ({ businessDate: '2026-11-23' }),
    'GET /accounthistory': () => ({ entries: booksOf(service, clock), older: 0 }),
    'POST /sendConfirmation': () => ({}),
    'POST /payment': (ask, key) =>
      service.post(ask, key, clock.now, {
        afterMs: random.chance(0.8) ? random.between(200, 3_000) : random.between(3_000, 40_000),
        declines: random.chance(0.15),
      }),
    'GET /payment': ({ messageKey }) => service.look(messageKey, clock.now),
    'POST /paymentTimeout': (_, key) => (fenceLies ? { status: 'abandoned' } : service.fence(key, clock.now)),
  };
};

/** The account history, newest first. */
function booksOf(service: ServiceModel, clock: VirtualClock): HistoryEntry[] {
  service.settle(clock.now);
  const settled = service.attempts.filter(({ state }) => state === 'done').toSorted((one, other) => other.decidesAt - one.decidesAt);
  return settled.map(({ messageKey, cents, decidesAt }) => ({
    id: messageKey,
    at: new Date(decidesAt).toISOString(),
    kind: 'payment',
    amount: cents,
    balance: service.owed,
    confirmationNumber: `P-${messageKey}`,
    method: '',
    cancelled: false,
    byOther: false,
  }));
}

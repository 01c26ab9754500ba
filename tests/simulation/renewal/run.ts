import { setApi } from '../../../services/client/api.ts';
import { clearCache } from '../../../services/client/cache.ts';
import { settle, VirtualClock } from '../clock.ts';
import type { Road } from '../network.ts';
import { Random } from '../random.ts';
import type { Story } from '../stories.ts';
import { App, PAYMENT } from './app.ts';
import { connect, FAULTS } from './connect.ts';
import { Customer } from './customer.ts';
import { Judge } from './judge.ts';
import { LOCK_LIFETIME_MS } from './lock.ts';
import type { Party } from './loan.ts';
import { Seat, seatNow, type Browser } from './seat.ts';
import { RenewalService } from './service.ts';

/** ms within which a page must know the outcome after the faults have ended. Quality of money I2. */
const TRUTH_MS = 10_000;
/** ms in which everybody leaves. */
const LEAVING_MS = 20_000;
const AFTERMATH_MS = 60_000;

export type Wrong = {
  /** A lender that books without comparing the papers, and a client that holds its draft for agreed after a change. */
  sellsUnread?: boolean;
  /** A client with a new key for every request, at a lender that checks only keys. */
  forgetsKeys?: boolean;
  /** A client that does not give the lock back. */
  keepsLock?: boolean;
  /** A lender that pays out the cash before the payment is decided. */
  paysOutEarly?: boolean;
};

/** Two parties, their tabs, one loan, one bad network, until everybody has left. The same seed gives the same run. */
export async function runRenewal(
  seed: number,
  { sellsUnread = false, forgetsKeys = false, keepsLock = false, paysOutEarly = false }: Wrong = {},
): Promise<Story> {
  const random = new Random(seed);
  const clock = new VirtualClock();
  const healsAt = random.between(6_000, 18_000);
  const road: Road = { clock, random, healsAt, roughness: random.next() * 0.4, faults: FAULTS, quietAt: 0 };
  const cancelMs = random.chance(0.3) ? random.between(1_000, 30_000) : 24 * 3_600_000;
  const signs = random.chance(0.8);
  const service = new RenewalService({ signs, cancelMs, intents: !forgetsKeys, comparesPapers: !sellsUnread, paysOutEarly });
  const judge = new Judge(service);
  const hasCodes = random.chance(0.5);
  const { apiOf, lost } = connect({ service, road, judge, hasCodes, forgetsKeys });
  clearCache();
  setApi((name, ask, options) => seatNow().world.api(name, ask, options));

  const wrong = { keepsAgreement: sellsUnread, keepsLock };
  const browserOf = (): Browser => ({ holder: null, waiting: new Set(), copy: { draft: null, inFlight: null } });
  const [anns, sams] = [browserOf(), browserOf()];
  const seatOf = (who: Party, browser: Browser) => new Seat({ who, browser, clock, random, api: apiOf(who), wrong });
  const seats = [
    seatOf('ann', anns),
    ...(random.chance(0.3) ? [seatOf('ann', anns)] : []),
    ...(random.chance(0.6) ? [seatOf('sam', sams)] : []),
  ];
  const customers = seats.map((seat) => {
    const locate = () => {
      seat.locatedAt = clock.now;
      if (random.chance(0.95)) service.locate(seat.world.who, clock.now);
    };
    return new Customer(new App(seat, locate), service, random);
  });
  for (const customer of customers) {
    clock.setTimeout(() => customer.app.open(PAYMENT), random.between(0, 1_000));
    const step = () => {
      if (clock.now >= healsAt) return;
      customer.act();
      const isAway = random.chance(0.004); // long enough for the lock to end
      clock.setTimeout(step, isAway ? LOCK_LIFETIME_MS + 1 : random.between(60, 500));
    };
    clock.setTimeout(step, random.between(1_100, 2_000));
    clock.setTimeout(() => customer.app.seat.inFlight && !customer.app.running && customer.app.open(PAYMENT), healsAt);
  }

  const seen = new Map<App, unknown>();
  const watch = () => {
    for (const { app } of customers) {
      if (seen.get(app) === app.snapshot) continue;
      seen.set(app, app.snapshot);
      judge.watch(app, clock.now);
    }
  };
  const pass = async (until: () => number) => {
    clock.setTimeout(() => undefined, until() - clock.now);
    await settle();
    while (clock.next(until())) {
      await settle();
      watch();
    }
  };
  await pass(() => Math.max(healsAt, road.quietAt, ...service.attempts.map(({ decidesAt }) => decidesAt)) + TRUTH_MS);
  for (const { app } of customers) judge.expectTruth(app);

  const leaveUntil = clock.now + LEAVING_MS;
  for (const { app } of customers)
    for (let at = 500; at < LEAVING_MS; at += 1_500)
      clock.setTimeout(() => {
        if (app.seat.inFlight && !app.running) app.open(PAYMENT);
        else if (app.running?.flow === 'agreement') app.send({ type: 'flow.left' });
        else app.leave();
      }, at);
  await pass(() => leaveUntil + AFTERMATH_MS);
  judge.expectNoLock(clock.now, (who, takenAt) => lost.some((one) => one.who === who && one.at >= takenAt));
  service.settle(Number.MAX_SAFE_INTEGER);
  const problems = judge.verdict();
  for (const { app } of customers) app.close();
  const charges = service.attempts.filter(({ state }) => state === 'done').length;
  const cancelled = service.renewals.filter(({ cancelledAt }) => cancelledAt !== null).length;
  return { seed, problems, counts: { charges, renewals: service.renewals.length, cancelled, payOuts: service.payOuts.length } };
}

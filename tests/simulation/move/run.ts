import * as v from 'valibot';
import { createActor, fromCallback, fromPromise, type Actor } from 'xstate';
import { createAttempt, type attemptMachine } from '../../../machines/attempt/attempt.machine.ts';
import { standingOf } from '../../../machines/attempt/attempt.view.ts';
import { sendingMachine } from '../../../machines/attempt/sending.machine.ts';
import { setApi } from '../../../services/client/api.ts';
import { clearCache } from '../../../services/client/cache.ts';
import type { InFlight } from '../../../services/contract/unfinishedPayment.ts';
import { settle, VirtualClock } from '../clock.ts';
import { connection, type Fault, type Road } from '../network.ts';
import { Random } from '../random.ts';
import type { Story } from '../stories.ts';
import type { Kind } from './kinds.ts';
import { MoneyService, type Decision } from './service.ts';

const FAULTS: readonly Fault[] = ['cutBefore', 'cutAfter', 'gateway502', 'silent', 'late', 'twice'];
const ACTS = ['submit', 'submit', 'submitTwice', 'drop', 'reload'] as const;
/** ms within which the outcome must be known after the faults have ended. Quality of money I2. */
const TRUTH_MS = 10_000;
/** ms in which requests from before the end may still arrive. */
const AFTERMATH_MS = 60_000;
const START_MS = Date.UTC(2026, 10, 21, 12);

/** Planted faults, which the judge must catch. */
export type Options = { forgetsKeys?: boolean; fenceLies?: boolean };

/** The number of a receipt, whatever it is for; money that waits to be collected has none yet. */
const Numbered = v.object({ confirmationNumber: v.optional(v.string()) });

type Browser = { clock: VirtualClock; random: Random; tab: { inFlight: InFlight | null; keys: Set<string> } };

/** The real chart with the real calls of the flow, and the browser of `here` around it. */
function chartOf({ actors }: Kind, here: () => Browser): typeof attemptMachine {
  const newKey = fromPromise<string>(() => Promise.resolve(here().random.uuid()));
  const writeInFlight = fromPromise<void, InFlight>(({ input }) => {
    const { tab } = here();
    tab.inFlight = input;
    tab.keys.add(input.paymentKey);
    return Promise.resolve();
  });
  return createAttempt({ actors }).provide({
    actors: {
      newKey,
      readClock: fromPromise<{ now: number }>(() => Promise.resolve({ now: START_MS + here().clock.now })),
      holdTab: fromCallback<{ type: 'tab.unheld' }, { loanId: string }>(({ sendBack }) => sendBack({ type: 'tab.held' })),
      forgetInFlight: fromPromise<void, { profileId: string; loanId: string }>(() => {
        here().tab.inFlight = null;
        return Promise.resolve();
      }),
      sending: sendingMachine.provide({ actors: { newKey, writeInFlight, post: actors.post } }),
    },
  });
}

/** Charts are created once per kind, because that is the slowest part. */
const charts = new Map<Kind, { chart: typeof attemptMachine; seat: (browser: Browser) => void }>();

function chartIn(kind: Kind, browser: Browser): typeof attemptMachine {
  const known = charts.get(kind);
  if (known) {
    known.seat(browser);
    return known.chart;
  }
  let now = browser;
  const chart = chartOf(kind, () => now);
  charts.set(kind, { chart, seat: (next) => void (now = next) });
  return chart;
}

function lenderOf(kind: Kind, random: Random): () => Decision {
  const endings: readonly Decision['ends'][] = kind.canWait
    ? ['done', 'done', 'done', 'waiting', 'declined']
    : ['done', 'done', 'done', 'done', 'declined'];
  return () => ({
    afterMs: random.chance(0.8) ? random.between(200, 3_000) : random.between(3_000, 90_000),
    ends: random.pick(endings),
  });
}

/** One customer, one move of money, one bad network, from the first press until nothing is pending. The same seed gives the same run. */
export async function runMove(kind: Kind, seed: number, { forgetsKeys = false, fenceLies = false }: Options = {}): Promise<Story> {
  const random = new Random(seed);
  const clock = new VirtualClock();
  const fences = fenceLies ? 'lies' : random.chance(0.2) ? 'none' : 'as written';
  const service = new MoneyService(fences);
  const road: Road = { clock, random, healsAt: random.between(5_000, 60_000), roughness: random.next(), faults: FAULTS, quietAt: 0 };
  const tab: Browser['tab'] = { inFlight: null, keys: new Set() };
  clearCache();
  const handlers = kind.handlers({ service, clock, decide: lenderOf(kind, random) });
  setApi(connection({ road, handlers, fragile: kind.fragile }, forgetsKeys ? (key) => (key === '' ? '' : random.uuid()) : undefined));
  const chart = chartIn(kind, { clock, random, tab });
  const open = (): Actor<typeof attemptMachine> => createActor(chart, { clock, input: { ...kind.input, inFlight: tab.inFlight } }).start();
  let actor = open();

  const act = (what: (typeof ACTS)[number]) => {
    if (actor.getSnapshot().status !== 'active') return;
    if (what === 'reload') {
      actor.stop();
      actor = open();
    } else if (what === 'drop') actor.send({ type: 'attempt.dropped' });
    else for (let times = what === 'submitTwice' ? 2 : 1; times > 0; times--) actor.send({ type: 'attempt.submitted' });
  };
  clock.setTimeout(() => act('submit'), 1_000);
  for (let count = random.between(3, 12); count > 0; count--)
    clock.setTimeout(() => act(random.pick(ACTS)), random.between(1_100, road.healsAt));

  /** The keys of which the page has said that they never count. */
  const notSent = new Set<string>();
  const pass = async (until: () => number) => {
    await settle();
    while (clock.next(until())) {
      await settle();
      if (standingOf(actor.getSnapshot()).notSent) for (const key of tab.keys) notSent.add(key);
    }
  };
  await pass(() => Math.max(road.healsAt, road.quietAt, ...service.all.map(({ decidesAt }) => decidesAt)) + TRUTH_MS);
  const { output } = actor.getSnapshot();
  const phase = standingOf(actor.getSnapshot()).phase;
  const end = clock.now + AFTERMATH_MS;
  await pass(() => end);
  actor.stop();

  const owed = service.owed();
  const problems: string[] = [];
  if (owed.length > 1) problems.push(`moved ${owed.length} times`);
  if (owed.some(({ key }) => notSent.has(key))) problems.push('says "not sent" of money that is owed');
  // without a fence only the history shows the outcome
  const knows = output !== undefined || phase === 'ready' || (fences === 'none' && phase === 'unconfirmed');
  if (owed.length > 0 && !knows) problems.push(`does not know the truth in time: ${phase}`);
  if (output?.kind === 'refused' && owed.length > 0) problems.push('says "refused", and it is owed');
  if (output?.kind === 'pending' && !service.all.some(({ messageKey, key }) => [messageKey, key].includes(output.messageKey)))
    problems.push('says "pending", and the lender has nothing');
  if (output?.kind === 'paid') {
    const { confirmationNumber } = v.parse(Numbered, output.receipt);
    const isBooked = owed.some(({ messageKey }) => confirmationNumber === undefined || confirmationNumber === `N-${messageKey}`);
    if (!isBooked) problems.push('says "done", and it is not');
  }
  return { seed, problems, counts: { moved: owed.length, undecided: output?.kind === 'pending' ? 1 : 0 } };
}

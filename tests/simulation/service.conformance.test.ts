import { beforeEach, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Ask } from '../../services/contract/index.ts';
import { toMoneyText } from '../../services/contract/money.ts';
import type { Bench } from '../lender/kit/bench.ts';
import { lenderOn } from '../lender/kit/engines.ts';
import { loanOf, paymentOf, resultOf } from '../lender/kit/paying.ts';
import { Random } from './random.ts';
import { ModelRefusal, ServiceModel } from './service.ts';

const bySize = (a: number, b: number) => a - b;

/** ms a payment stays undecided: long enough for the next few requests. */
const DECIDES_AFTER_MS = 600;
const SCRIPTS = 10;
const STEPS = 12;
const AMOUNTS = [5_000, 6_000];

type Step =
  | { what: 'post'; key: string; cents: number; intent: 'fresh' | 'first' }
  | { what: 'look'; key: string }
  | { what: 'fence'; key: string }
  | { what: 'wait' };

function scriptOf(random: Random): Step[] {
  const keys = [random.uuid(), random.uuid(), random.uuid()];
  return Array.from({ length: STEPS }, () => {
    const what = random.pick(['post', 'post', 'post', 'look', 'look', 'fence', 'wait'] as const);
    if (what === 'wait') return { what };
    const key = random.pick(keys);
    return what === 'post'
      ? { what, key, cents: random.pick(AMOUNTS), intent: random.pick(['fresh', 'first']) }
      : what === 'look'
        ? { what, key }
        : { what, key };
  });
}

/** Normalizes the answers of both sides. Message keys are numbered in the order of their first use. */
class Words {
  readonly #seen: string[] = [];
  of(status: number, body: unknown): string {
    const { messageKey, errorCode, pending, amountPaid, status: fence } = v.parse(Body, body);
    if (messageKey !== undefined && !this.#seen.includes(messageKey)) this.#seen.push(messageKey);
    if (status !== 200) return `${status} ${errorCode ?? ''}`.trim();
    if (messageKey !== undefined) return `taken as ${this.#seen.indexOf(messageKey) + 1}`;
    return pending === true ? 'pending' : amountPaid !== undefined ? `paid ${amountPaid}` : `fence ${fence ?? 'silent'}`;
  }
}
const Body = v.looseObject({
  messageKey: v.optional(v.string()),
  errorCode: v.optional(v.string()),
  pending: v.optional(v.boolean()),
  amountPaid: v.optional(v.string()),
  status: v.optional(v.string()),
});

type Speaks = (step: Step) => Promise<string>;

/** The lender, on its database. */
async function realOne(at: Bench): Promise<{ speaks: Speaks; ask: Ask<'POST /payment'>; payoff: number }> {
  const token = await at.signIn('ann');
  const loan = await loanOf(at, 'ann');
  const ask = await paymentOf(at, 'ann', loan, 5_000);
  const words = new Words();
  const posted = new Set<string>();
  const speaks: Speaks = async (step) => {
    if (step.what === 'wait') {
      for (const key of posted) await resultOf(at, key, token);
      return 'waited';
    }
    const { key } = step;
    if (step.what === 'look') return wordOf(words, await at.call('GET /payment', { messageKey: key }, { token }));
    if (step.what === 'fence')
      return wordOf(words, await at.call('POST /paymentTimeout', { loanId: ask.loanId, paymentAmount: ask.paymentAmount }, { token, key }));
    const intentId = step.intent === 'first' ? ask.intentId : (await loanOf(at, 'ann')).intentId;
    const reply = await at.call('POST /payment', { ...ask, intentId, paymentAmount: toMoneyText(step.cents) }, { token, key });
    if (reply.status === 200) posted.add(key);
    return wordOf(words, reply);
  };
  return { speaks, ask, payoff: loan.payoffAmount };
}
const wordOf = (words: Words, { status, body }: { status: number; body: unknown }): string => words.of(status, body);

/** The simulation's model. It has its own time, which moves only on a wait. */
function model(ask: Ask<'POST /payment'>, payoff: number): { speaks: Speaks; service: ServiceModel } {
  const service = new ServiceModel(payoff, { intents: true });
  const words = new Words();
  let now = 0;
  const answered = (doing: () => object): string => {
    try {
      const answer = doing();
      return words.of(
        200,
        'amountPaid' in answer && typeof answer.amountPaid === 'number'
          ? { ...answer, amountPaid: toMoneyText(answer.amountPaid) }
          : answer,
      );
    } catch (error) {
      if (!(error instanceof ModelRefusal)) throw error;
      return words.of(error.status, { ...(error.code && { errorCode: error.code }) });
    }
  };
  const speaks: Speaks = (step) => {
    if (step.what === 'wait') {
      now += DECIDES_AFTER_MS;
      service.settle(now);
      return Promise.resolve('waited');
    }
    const { key } = step;
    if (step.what === 'look') return Promise.resolve(answered(() => service.look(key, now)));
    if (step.what === 'fence') return Promise.resolve(answered(() => service.fence(key, now)));
    const intentId = step.intent === 'first' ? 'intent-1' : service.intentId;
    const asked = { ...ask, intentId, paymentAmount: toMoneyText(step.cents) };
    return Promise.resolve(answered(() => service.post(asked, key, now, { afterMs: DECIDES_AFTER_MS, declines: false })));
  };
  return { speaks, service };
}

/** The model's time stops between two waits; the lender may be faster. */
const agrees = (model: string, lender: string): boolean => model === lender || (model === 'pending' && lender.startsWith('paid '));

lenderOn(
  'the service of the simulation',
  (at) => {
    beforeEach(() => at().reset('ann'));

    test.each(Array.from({ length: SCRIPTS }, (_, index) => index + 1))('answers script %i as the lender does', async (seed) => {
      const lender = await realOne(at());
      const { speaks, service } = model(lender.ask, lender.payoff);
      const script = [...scriptOf(new Random(seed)), { what: 'wait' } as const];
      const lines: string[] = [];
      let openSince = Infinity;
      const both = async (step: Step) => {
        const [ours, theirs] = [await speaks(step), await lender.speaks(step)];
        lines.push(`${JSON.stringify(step)}: ${theirs}${agrees(ours, theirs) ? '' : `, but the model says ${ours}`}`);
        if (step.what === 'wait') openSince = Infinity;
        else if (theirs.startsWith('taken')) openSince = Math.min(openSince, performance.now());
      };
      for (const step of script) {
        // on a slow machine the lender must not decide during the next steps
        if (performance.now() - openSince > DECIDES_AFTER_MS / 2) await both({ what: 'wait' });
        await both(step);
      }
      expect(lines.filter((line) => line.includes('but the model says'))).toEqual([]);
      const booked = service.attempts.filter(({ state }) => state === 'done').map(({ cents }) => cents);
      expect((await at().charges(lender.ask.loanId)).map(({ cents }) => cents).toSorted(bySize)).toEqual(booked.toSorted(bySize));
    });
  },
  { decideAfterMs: DECIDES_AFTER_MS },
);

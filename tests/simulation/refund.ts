import * as v from 'valibot';
import { createActor, fromCallback, fromPromise, type Actor } from 'xstate';
import { createAttempt, type attemptMachine } from '../../machines/attempt/attempt.machine.ts';
import type { MoneyActors, Polled } from '../../machines/attempt/attempt.types.ts';
import { DEFAULT_LIMITS } from '../../machines/attempt/attempt.limits.ts';
import { sendingMachine } from '../../machines/attempt/sending.machine.ts';
import type { InFlight } from '../../services/contract/unfinishedPayment.ts';
import { carry, type Road } from './network.ts';
import { ModelRefusal } from './service.ts';

/**
 * A refund, which the product does not have. Its request and its receipt differ from a payment's, and its lender has neither a fence nor a
 * history. It shows that the attempt does not depend on payments. Spec: decision 028.
 */
const RefundAsk = v.strictObject({ paymentNumber: v.string(), cents: v.number() });
type RefundAsk = v.InferOutput<typeof RefundAsk>;
export const RefundReceipt = v.strictObject({ refundNumber: v.string(), cents: v.number() });

export const ASK: RefundAsk = { paymentNumber: 'P-1', cents: 7_500 };
const INPUT = { profileId: 'profile-ann', brand: 'TitleMax', loanId: 'loan-1', amount: ASK.cents, limits: DEFAULT_LIMITS };

export type Refund = { messageKey: string; key: string; state: 'open' | 'done' | 'declined'; decidesAt: number; declines: boolean };
export type Decision = { afterMs: number; declines: boolean };

/** The lender's side: one refund per key. `takesDeclined`: a lender that declines and pays anyway. */
export class RefundService {
  readonly refunds: Refund[] = [];
  readonly #takesDeclined: boolean;

  constructor({ takesDeclined = false } = {}) {
    this.#takesDeclined = takesDeclined;
  }

  post(key: string, now: number, { afterMs, declines }: Decision): { messageKey: string } {
    const known = this.refunds.find((one) => one.key === key);
    if (known) return { messageKey: known.messageKey };
    const messageKey = `refund-${this.refunds.length + 1}`;
    this.refunds.push({ messageKey, key, state: 'open', decidesAt: now + afterMs, declines });
    return { messageKey };
  }

  look(messageKey: string, now: number): Polled {
    const refund = this.refunds.find((one) => one.messageKey === messageKey || one.key === messageKey);
    if (!refund) throw new ModelRefusal(404);
    if (refund.decidesAt > now) return { pending: true };
    refund.state = refund.declines ? 'declined' : 'done';
    if (refund.state === 'declined') throw new ModelRefusal(422, ['The card takes no refunds.']);
    return { pending: false, receipt: { refundNumber: refund.messageKey, cents: ASK.cents } };
  }

  /** The refunds paid by then. */
  paidOut(now: number): Refund[] {
    return this.refunds.filter(({ decidesAt, declines }) => decidesAt <= now && (!declines || this.#takesDeclined));
  }
}

/** The tab's storage, which survives reloads, and every key that was about to be sent. */
export type RefundTab = { inFlight: InFlight | null; keys: Set<string> };

type World = { road: Road; service: RefundService; tab: RefundTab; decide: () => Decision; breakKey?: (key: string) => string };

/** The real chart with the calls of a refund, and a browser around it. */
function chartOf({ road, service, tab, decide, breakKey = (key) => key }: World): typeof attemptMachine {
  const { clock, random } = road;
  const actors = {
    post: fromPromise<{ messageKey: string }, { key: string; ask: unknown }>(({ input, signal }) => {
      v.assert(RefundAsk, input.ask);
      const key = breakKey(input.key);
      return carry(road, { call: 'POST /refund', isFragile: true, signal }, () => service.post(key, clock.now, decide()));
    }),
    poll: fromPromise<Polled, { messageKey: string }>(({ input, signal }) =>
      carry(road, { call: 'GET /refund', isFragile: true, signal }, () => service.look(input.messageKey, clock.now)),
    ),
  } satisfies MoneyActors;
  const newKey = fromPromise<string>(() => Promise.resolve(random.uuid()));
  const writeInFlight = fromPromise<void, InFlight>(({ input }) => {
    tab.inFlight = input;
    tab.keys.add(input.paymentKey);
    return Promise.resolve();
  });
  return createAttempt({ actors }).provide({
    actors: {
      newKey,
      readClock: fromPromise<{ now: number }>(() => Promise.resolve({ now: clock.now })),
      holdTab: fromCallback<{ type: 'tab.unheld' }, { loanId: string }>(({ sendBack }) => sendBack({ type: 'tab.held' })),
      forgetInFlight: fromPromise<void, { profileId: string; loanId: string }>(() => {
        tab.inFlight = null;
        return Promise.resolve();
      }),
      sending: sendingMachine.provide({ actors: { newKey, writeInFlight, post: actors.post } }),
    },
  });
}

/** Opens the refund as after a reload: it follows the recorded attempt. */
export function openRefund(world: World): Actor<typeof attemptMachine> {
  const { tab, road } = world;
  const intent = { ask: ASK, fingerprint: `${ASK.paymentNumber}|${ASK.cents}` };
  return createActor(chartOf(world), { clock: road.clock, input: { ...INPUT, intent, inFlight: tab.inFlight } }).start();
}

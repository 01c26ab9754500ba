import type { Api } from '../../services/client/api.ts';
import { ApiError } from '../../services/contract/error.ts';
import type { Answer, Ask, CallName } from '../../services/contract/index.ts';
import type { VirtualClock } from './clock.ts';
import type { Random } from './random.ts';
import { ModelRefusal } from './service.ts';

/** The service's handlers; called each time a request arrives. */
export type Handlers = { [K in CallName]?: (ask: Ask<K>, key: string) => Answer<K> };

/** What happens to one request. `late`: the connection is cut at once, the request still arrives, much later. `twice`: it arrives twice. */
export type Fault = 'none' | 'cutBefore' | 'cutAfter' | 'gateway502' | 'silent' | 'late' | 'twice';

/** ms; the client gives up after this (HDR-011). */
const LIMIT_MS = 35_000;
/** The calls of a payment; only they have faults, so that every run reaches the payment. */
export const MONEY_CALLS: readonly CallName[] = ['POST /payment', 'GET /payment', 'POST /paymentTimeout'];

/** The network of a run. */
export type Road = {
  clock: VirtualClock;
  random: Random;
  /** ms of virtual time after which there are no faults. */
  healsAt: number;
  /** Share of requests with a fault before that. */
  roughness: number;
  faults: readonly Fault[];
  /** When the last request from before the healing has ended for its sender. */
  quietAt: number;
};

/** One customer's way to the service. `fragile`: the calls with faults. */
export type Line = { road: Road; handlers: Handlers; fragile: readonly CallName[] };

/** How a request arrives: `late`, when its sender has been told long ago that it failed. */
export type Arrival = { late: boolean };

type Request = { call: string; isFragile: boolean; signal?: AbortSignal | undefined };

/** One request. `work` is what the service does each time it arrives. Fails with an ApiError. */
export const carry = <T>(road: Road, { call, isFragile, signal }: Request, work: (how: Arrival) => T): Promise<T> =>
  new Promise((resolve, reject) => {
    const { clock, random } = road;
    const fault = clock.now < road.healsAt && isFragile && random.chance(road.roughness) ? random.pick(road.faults) : 'none';
    const there = random.between(5, 150);
    const back = random.between(5, 150);
    const lost = (status: number) => () => reject(new ApiError({ kind: status === 0 ? 'offline' : 'unknown', call, status }));
    const end = (ms: number, answer: () => void) => {
      road.quietAt = Math.max(road.quietAt, fault === 'none' ? 0 : clock.now + ms);
      clock.setTimeout(answer, ms);
    };
    signal?.addEventListener('abort', () => reject(new ApiError({ kind: 'aborted', call })), { once: true });

    if (fault === 'cutBefore') return end(there, lost(0));
    if (fault === 'gateway502' && random.chance(0.5)) return end(there, lost(502));
    const arrives = fault === 'late' ? random.between(2_000, 45_000) : there;
    if (fault === 'late') end(there, lost(502));
    clock.setTimeout(() => {
      const answered = served(call, () => work({ late: fault === 'late' }));
      if (fault === 'twice') clock.setTimeout(() => void served(call, () => work({ late: true })), random.between(1, 5_000));
      if (fault === 'cutAfter') end(back, lost(0));
      else if (fault === 'gateway502') end(back, lost(502));
      else if (fault === 'silent') end(LIMIT_MS, lost(0));
      else if (fault !== 'late') end(back, () => ('error' in answered ? reject(answered.error) : resolve(answered.answer)));
    }, arrives);
  });

/** The service at the other end of an unreliable line. `breakKey` is a client that forgets its keys, to show that the judge sees it. */
export const connection =
  (line: Line, breakKey: (key: string) => string = (key) => key): Api =>
  (name, ask, options = {}) => {
    const key = breakKey(options.key ?? '');
    return carry(line.road, { call: name, isFragile: line.fragile.includes(name), signal: options.signal }, () =>
      serve(line.handlers, name, ask, key),
    );
  };

/** The service's answer. Throws ModelRefusal, and Error for a call that the simulated service does not have. */
export function serve<K extends CallName>(handlers: Handlers, name: K, ask: Ask<K>, key: string): Answer<K> {
  const handler: Handlers[K] = handlers[name];
  if (!handler) throw new Error(`the simulated service does not know ${name}`);
  return handler(ask, key);
}

/** The answer, or the error that the client makes of a refusal. */
export function served<T>(call: string, work: () => T): { answer: T } | { error: unknown } {
  try {
    return { answer: work() };
  } catch (error) {
    if (!(error instanceof ModelRefusal)) return { error };
    const { status, texts, code } = error;
    const kind = texts.length > 0 ? 'refused' : status === 404 ? 'missing' : 'unknown';
    return { error: new ApiError({ kind, call, status, texts: [...texts], code }) };
  }
}

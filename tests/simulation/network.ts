import type { Api } from '../../services/client/api.ts';
import { ApiError } from '../../services/contract/error.ts';
import type { Answer, Ask, CallName } from '../../services/contract/index.ts';
import type { VirtualClock } from './clock.ts';
import type { Random } from './random.ts';
import { ModelRefusal } from './service.ts';

/** What answers each call; called when the request arrives, so once for each time it does. */
export type Desk = { [K in CallName]?: (ask: Ask<K>, key: string) => Answer<K> };

/** What happens to one request. `late`: the line is cut at once, the request arrives all the same, much later. `twice`: it arrives two times. */
export type Fault = 'none' | 'cutBefore' | 'cutAfter' | 'gateway502' | 'silent' | 'late' | 'twice';

/** ms; the client gives up after this (HDR-011). */
const LIMIT_MS = 35_000;
/** Calls that money hangs on; only they have faults, so that every run gets as far as the money. */
const FRAGILE: readonly CallName[] = ['POST /payment', 'GET /payment', 'POST /paymentTimeout'];

export type Line = {
  clock: VirtualClock;
  random: Random;
  desk: Desk;
  /** ms of virtual time from which on nothing fails any more. */
  healsAt: number;
  /** Share of requests with a fault before that. */
  roughness: number;
  faults: readonly Fault[];
  /** When the last request that was made before the healing has ended, for whoever waits for it. */
  quietAt: number;
};

/** The service at the other end of an unreliable line. `breakKey` is a client that forgets its keys, to show that the judge sees it. */
export const connection =
  (line: Line, breakKey: (key: string) => string = (key) => key): Api =>
  (name, ask, options = {}) =>
    new Promise((resolve, reject) => {
      const { clock, random } = line;
      const key = breakKey(options.key ?? '');
      const fault = clock.now < line.healsAt && FRAGILE.includes(name) && random.chance(line.roughness) ? random.pick(line.faults) : 'none';
      const there = random.between(5, 150);
      const back = random.between(5, 150);
      const lost = (status: number) => () => reject(new ApiError({ kind: status === 0 ? 'offline' : 'unknown', call: name, status }));
      const end = (ms: number, answer: () => void) => {
        line.quietAt = Math.max(line.quietAt, fault === 'none' ? 0 : clock.now + ms);
        clock.setTimeout(answer, ms);
      };
      const work = () => serve(line.desk, name, ask, key);
      options.signal?.addEventListener('abort', () => reject(new ApiError({ kind: 'aborted', call: name })), { once: true });

      if (fault === 'cutBefore') return end(there, lost(0));
      if (fault === 'gateway502' && random.chance(0.5)) return end(there, lost(502));
      const arrives = fault === 'late' ? random.between(2_000, 45_000) : there;
      if (fault === 'late') end(there, lost(502));
      clock.setTimeout(() => {
        const answered = work();
        if (fault === 'twice') clock.setTimeout(() => void work(), random.between(1, 5_000));
        if (fault === 'cutAfter') end(back, lost(0));
        else if (fault === 'gateway502') end(back, lost(502));
        else if (fault === 'silent') end(LIMIT_MS, lost(0));
        else if (fault !== 'late') end(back, () => ('error' in answered ? reject(answered.error) : resolve(answered.answer)));
      }, arrives);
    });

type Served<K extends CallName> = { answer: Answer<K> } | { error: unknown };

function serve<K extends CallName>(desk: Desk, name: K, ask: Ask<K>, key: string): Served<K> {
  const handler: Desk[K] = desk[name];
  if (!handler) return { error: new Error(`the simulated service does not know ${name}`) };
  try {
    return { answer: handler(ask, key) };
  } catch (error) {
    if (!(error instanceof ModelRefusal)) return { error };
    const { status, texts, code } = error;
    const kind = texts.length > 0 ? 'refused' : status === 404 ? 'missing' : 'unknown';
    return { error: new ApiError({ kind, call: name, status, texts: [...texts], code }) };
  }
}

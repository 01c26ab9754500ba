import { fromPromise, type PromiseActorLogic } from 'xstate';
import { api } from '../client/api.ts';
import { firstScreenIsThere } from '../client/firstScreen.ts';
import type { Answer, Ask, CallName } from '../contract/index.ts';

/** Sends a request, and again at once after a failure, `attempts` times at most; `signal` ends it. With `keepalive` it outlives the page. Throws ApiError. */
export async function sendCall<K extends CallName>(
  name: K,
  ask: Ask<K>,
  signal: AbortSignal,
  attempts = 1,
  keepalive = false,
): Promise<Answer<K>> {
  for (let left = attempts - 1; ; left--) {
    try {
      return await api(name, ask, { signal, ...(keepalive && { keepalive }) });
    } catch (error) {
      if (left <= 0 || signal.aborted) throw error;
    }
  }
}

/**
 * One contract call as an actor: input is the request, output is the response, error is an ApiError.
 * Stopping the state stops the request. `attempts` > 1 retries at once after a failure; never for a call that moves money (POLL-010).
 */
export const call = <K extends CallName>(name: K, { attempts = 1 } = {}): PromiseActorLogic<Answer<K>, Ask<K>> =>
  fromPromise<Answer<K>, Ask<K>>(({ input, signal }) => sendCall(name, input, signal, attempts));

/** The same for what the first screen is complete without: asked for when that has its data. */
export const callAfterFirstScreen = <K extends CallName>(name: K): PromiseActorLogic<Answer<K>, Ask<K>> =>
  fromPromise<Answer<K>, Ask<K>>(async ({ input, signal }) => {
    await firstScreenIsThere();
    signal.throwIfAborted();
    return sendCall(name, input, signal);
  });

import { fromPromise, type PromiseActorLogic } from 'xstate';
import { api } from '../client/api.ts';
import type { Answer, Ask, CallName } from '../contract/index.ts';

/** Asks, and asks again at once after a failure until `attempts` are used up; `signal` ends it. Throws ApiError. */
export async function asked<K extends CallName>(name: K, ask: Ask<K>, signal: AbortSignal, attempts = 1): Promise<Answer<K>> {
  for (let left = attempts - 1; ; left--) {
    try {
      return await api(name, ask, { signal });
    } catch (error) {
      if (left <= 0 || signal.aborted) throw error;
    }
  }
}

/**
 * One contract call as an actor: input is what is asked, output is what is answered, error is an ApiError.
 * Stopping the state stops the request. `attempts` > 1 asks again at once after a failure; never for a call that moves money (POLL-010).
 */
export const call = <K extends CallName>(name: K, { attempts = 1 } = {}): PromiseActorLogic<Answer<K>, Ask<K>> =>
  fromPromise<Answer<K>, Ask<K>>(({ input, signal }) => asked(name, input, signal, attempts));

import { fromPromise, type PromiseActorLogic } from 'xstate';
import { api } from '../client/api.ts';
import type { Answer, Ask, CallName } from '../contract/index.ts';

/**
 * One contract call as an actor: input is what is asked, output is what is answered, error is an ApiError.
 * Stopping the state stops the request. `attempts` > 1 asks again at once after a failure; never for a call that moves money (POLL-010).
 */
export const call = <K extends CallName>(name: K, { attempts = 1 } = {}): PromiseActorLogic<Answer<K>, Ask<K>> =>
  fromPromise<Answer<K>, Ask<K>>(async ({ input, signal }) => {
    for (let left = attempts - 1; ; left--) {
      try {
        return await api(name, input, { signal });
      } catch (error) {
        if (left <= 0 || signal.aborted) throw error;
      }
    }
  });

import { fromPromise, type PromiseActorLogic } from 'xstate';
import { api } from '../client/api.ts';
import { ApiError } from '../contract/error.ts';
import type { Answer, Ask, CallName } from '../contract/index.ts';

/** The request may have been carried out. */
export const answerIsLost = (error: unknown): boolean => error instanceof ApiError && error.failure.kind === 'unknown';

/**
 * One contract call that has the same effect when it is sent twice: sent once more when no usable answer came. A refusal is an answer. The second
 * answer counts. Error: ApiError. Never for a call that moves money (POLL-010).
 */
export const repeatableCall = <K extends CallName>(name: K): PromiseActorLogic<Answer<K>, Ask<K>> =>
  fromPromise<Answer<K>, Ask<K>>(async ({ input, signal }) => {
    const send = () => api(name, input, { signal });
    try {
      return await send();
    } catch (error) {
      if (!answerIsLost(error) || signal.aborted) throw error;
      return send();
    }
  });

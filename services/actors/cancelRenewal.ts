import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { forgetCached } from '../client/cache.ts';
import type { Answer, Ask } from '../contract/index.ts';
import { answerIsLost } from './repeatableCall.ts';

type Cancel = 'POST /cancelrefinance';

/**
 * Cancels a renewal. It is sent once more when no usable answer came: the same loan header is answered the same, and the money goes back once. A
 * second failure does not say what became of the first request, so the first one is thrown. The loans are loaded again afterwards. Error: ApiError.
 * Spec: POLL-008, FLOW-REFI-11.
 */
export const cancelRenewal = fromPromise<Answer<Cancel>, Ask<Cancel>>(async ({ input, signal }) => {
  const send = () => api('POST /cancelrefinance', input, { signal });
  try {
    return await send().catch((first: unknown) => {
      if (!answerIsLost(first) || signal.aborted) throw first;
      return send().catch(() => {
        throw first;
      });
    });
  } finally {
    forgetCached(['GET /accounts']);
  }
});

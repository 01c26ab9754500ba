import { fromPromise } from 'xstate';
import { fetchCached } from '../client/cache.ts';
import type { Answer, Ask } from '../contract/index.ts';
import { sendCall } from './call.ts';

/**
 * The loan, never from the cache (POLL-007), asked for again once. The next business day of its loan system is asked for beside it: the chart, which
 * asks for the day of the loan it gets, finds that in the cache, and asks again after a failure. Error: ApiError.
 */
export const readLoanToPay = fromPromise<Answer<'GET /accountdetail'>, Ask<'GET /accountdetail'>>(({ input, signal }) => {
  fetchCached('GET /nextBusinessDate', { lmsId: input.lmsId }).catch(() => undefined);
  return sendCall('GET /accountdetail', input, signal, 2);
});

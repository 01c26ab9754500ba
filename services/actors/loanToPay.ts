import { fromPromise } from 'xstate';
import { fetchCached } from '../client/cache.ts';
import { loanAskedAhead } from '../client/loansAhead.ts';
import type { Answer, Ask } from '../contract/index.ts';
import { sendCall } from './call.ts';

/**
 * The loan, never from the cache (POLL-007), asked for again once. The next business day of its loan system is asked for beside it: the chart, which
 * asks for the day of the loan it gets, finds that in the cache, and asks again after a failure. Error: ApiError.
 * A guest's loan may be on its way already (decision 036).
 */
export const readLoanToPay = fromPromise<Answer<'GET /accountdetail'>, Ask<'GET /accountdetail'>>(async ({ input, signal }) => {
  const ahead = loanAskedAhead(input);
  fetchCached('GET /nextBusinessDate', { lmsId: input.lmsId }).catch(() => undefined);
  try {
    if (ahead) return await ahead;
  } catch {
    // asked for again, once
    return sendCall('GET /accountdetail', input, signal);
  }
  return sendCall('GET /accountdetail', input, signal, 2);
});

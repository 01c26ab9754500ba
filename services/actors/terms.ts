import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { forgetCached } from '../client/cache.ts';
import type { Answer, Ask } from '../contract/index.ts';

/**
 * Records that the customer agrees to the terms. A second request adds no record, so it is safe after a lost response. The customer's terms
 * are requested again afterwards. Error: ApiError; `DisclosuresChanged` when there are newer ones. Spec: OPEN-003, ENT-032.
 */
export const agreeToTerms = fromPromise<Answer<'POST /disclosureacknowledgement'>, Ask<'POST /disclosureacknowledgement'>>(
  async ({ input, signal }) => {
    const answer = await api('POST /disclosureacknowledgement', input, { signal });
    forgetCached(['GET /newaccountterms']);
    return answer;
  },
);

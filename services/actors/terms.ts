import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { forgetCached } from '../client/cache.ts';
import type { Answer, Ask } from '../contract/index.ts';

/**
 * That the customer agrees to the terms. Said twice, it is one record, so that it may be said again after an answer was lost. What was known of
 * her terms is asked anew afterwards. Error: ApiError; `DisclosuresChanged` when there are newer ones. Spec: OPEN-003, ENT-032.
 */
export const agreeToTerms = fromPromise<Answer<'POST /disclosureacknowledgement'>, Ask<'POST /disclosureacknowledgement'>>(
  async ({ input, signal }) => {
    const answer = await api('POST /disclosureacknowledgement', input, { signal });
    forgetCached(['GET /newaccountterms']);
    return answer;
  },
);

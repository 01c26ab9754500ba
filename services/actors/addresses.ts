import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import type { Answer } from '../contract/index.ts';

/** What a customer may be typing. `token` names one address being typed; an empty one is made here, and answered. Error: ApiError. Spec: CALL-001. */
export const predictAddresses = fromPromise<Answer<'GET /addressPredictions'> & { token: string }, { search: string; token: string }>(
  async ({ input: { search, token }, signal }) => {
    const sessionToken = token || crypto.randomUUID();
    return { ...(await api('GET /addressPredictions', { search, sessionToken }, { signal })), token: sessionToken };
  },
);

import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { forgetSecret, readSecret } from '../client/secrets.ts';
import { ApiError } from '../contract/error.ts';
import type { Answer, Ask } from '../contract/index.ts';

/**
 * Looks an account up and links it. The SSN, where there is one, comes from its cell and is cleared after any answer. Sent once: never
 * through the cache, never again by itself (CONF-017). Error: ApiError.
 */
export const findAccount = fromPromise<Answer<'GET /customer'>, Omit<Ask<'GET /customer'>, 'ssn'>>(async ({ input, signal }) => {
  const ssn = readSecret('ssn');
  forgetSecret('ssn');
  return api('GET /customer', ssn === undefined ? input : { ...input, ssn }, { signal });
});

/**
 * Completes a replacement: the customer proves the identity by name and password. The password comes from its cell and is removed after any
 * response. Counts once however often it arrives. Error: ApiError. Spec: FLOW-LINK-04, FLOW-LINK-05.
 */
export const proveReplacement = fromPromise<Answer<'PUT /replaceCustomer'>, Omit<Ask<'PUT /replaceCustomer'>, 'password'>>(
  async ({ input, signal }) => {
    const password = readSecret('password');
    forgetSecret('password');
    if (password === undefined) throw new ApiError({ kind: 'invalid', call: 'PUT /replaceCustomer', message: 'not sent: no password' });
    return api('PUT /replaceCustomer', { ...input, password }, { signal });
  },
);

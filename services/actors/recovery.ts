import { fromPromise } from 'xstate';
import { api } from '../client/api.ts';
import { forgetSecret, keepSecret, readSecret } from '../client/secrets.ts';
import { ApiError } from '../contract/error.ts';
import type { Ask } from '../contract/index.ts';

/** Takes the code; the key to one new password goes into its cell only. Error: ApiError with the service's `code`. Spec: FLOW-AUTH-13 (ROUTE-016). */
export async function confirmRecoveryCode(ask: Ask<'POST /confirmpassword'>, signal: AbortSignal): Promise<void> {
  const { resetKey } = await api('POST /confirmpassword', ask, { signal });
  keepSecret('resetKey', resetKey);
}

/**
 * Sets the new password, which comes from its cell with the key. Both are forgotten once it was taken. Never repeated here.
 * Error: ApiError; `unknown` may hide a yes. Spec: FLOW-AUTH-13 (ROUTE-014).
 */
export const setNewPassword = fromPromise<void, { username: string }>(async ({ input: { username }, signal }) => {
  const [password, resetKey] = [readSecret('newPassword'), readSecret('resetKey')];
  if (password === undefined || resetKey === undefined)
    throw new ApiError({ kind: 'invalid', call: 'PUT /confirmpassword', message: 'not sent: the new password or its key is missing' });
  await api('PUT /confirmpassword', { username, resetKey, password }, { signal });
  forgetSecret('newPassword');
  forgetSecret('resetKey');
});

/** Empties both cells: the flow is over, whichever way. An action, because an actor that is begun as its chart ends never runs. */
export function forgetRecoverySecrets(): void {
  forgetSecret('newPassword');
  forgetSecret('resetKey');
}

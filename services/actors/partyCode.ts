import { ApiError } from '../contract/error.ts';
import type { Ask } from '../contract/index.ts';
import { sendCall } from './call.ts';

/** Uses up the code that the other party of the loan has passed on. Sent once, never from a cache (CONF-017). Throws ApiError when it is not the code. Spec: CALL-004. */
export async function usePartyCode(ask: Ask<'GET /verificationcodestatus'>, signal: AbortSignal): Promise<void> {
  const { verified } = await sendCall('GET /verificationcodestatus', ask, signal);
  if (!verified) throw new ApiError({ kind: 'refused', call: 'GET /verificationcodestatus', status: 400, code: 'CodeMismatchException' });
}

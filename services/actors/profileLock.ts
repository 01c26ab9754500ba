import { fromPromise } from 'xstate';
import { endSessionHere } from '../client/session.ts';
import type { Ask } from '../contract/index.ts';
import { sendCall } from './call.ts';

/** Locks the profile and ends the session with the reason profileLock: from now on the service refuses every call (OPEN-016). Error: ApiError. */
export const lockProfile = fromPromise<void, Ask<'POST /profileLock'>>(async ({ input, signal }) => {
  await sendCall('POST /profileLock', input, signal);
  endSessionHere('profileLock');
});

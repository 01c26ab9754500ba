import { fromPromise } from 'xstate';
import { skipIdleCheck as skip } from '../client/activity.ts';
import * as client from '../client/openHere.ts';
import { refresh } from '../client/session.ts';
import { writeTokenCookie } from '../client/tokens.ts';

/** Writes the token cookie with the newest token that the session can get. Error: ApiError, when the token cannot be refreshed. Spec: STORE-003, CONF-030. */
export const renewTokenCookie = fromPromise<void>(async () => {
  await refresh();
  writeTokenCookie();
});

/** Skips one idle check. Never fails. Spec: FLOW-IDLE-06. */
export const skipIdleCheck = fromPromise<void>(() => Promise.resolve(skip()));

/** Leaves the portal for another page in this window. Error: the address may not be opened. */
export const handOver = fromPromise<void, { address: string }>(async ({ input }) => client.handOver(input.address));

import { fromPromise } from 'xstate';
import * as client from '../client/openHere.ts';
import { refresh } from '../client/session.ts';

/**
 * Opens a page outside of the portal in this window, with the newest token that the session can get. Error: the address may not be opened, or the
 * session is over. Spec: OPEN-002.
 */
export const openHere = fromPromise<void, { address: string }>(async ({ input: { address } }) => {
  await refresh();
  client.openHere(address);
});

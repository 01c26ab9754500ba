import { fromPromise } from 'xstate';
import { clearCache } from '../client/cache.ts';
import { personNow, personRenewed } from '../client/entry.ts';
import { ApiError } from '../contract/error.ts';
import type { Person } from '../contract/session.ts';

/**
 * Reads the person again after a change; no cached response is used. `renewed`: with refreshed tokens and attributes, which hold the accounts and
 * names. Error: ApiError; the change itself stays.
 */
export const readPerson = fromPromise<Person, { renewed: boolean }>(({ input, signal }) => personAnew(input, signal));

/** The same, for an actor that needs only a part of it. */
export async function personAnew({ renewed }: { renewed: boolean }, signal: AbortSignal): Promise<Person> {
  clearCache();
  const person = await (renewed ? personRenewed(signal) : personNow(signal));
  if (!person) throw new ApiError({ kind: 'denied', call: 'session', message: 'nobody is signed in' });
  return person;
}

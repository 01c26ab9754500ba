import { fromPromise } from 'xstate';
import { fetchCached } from '../client/cache.ts';
import type { Person } from '../contract/session.ts';

/**
 * The address of a loan's store, for the receipt; empty when it is not known. Never fails: the receipt is shown without it. A guest is not
 * asked for it, because a guest may make the calls of the payment only (portal §6 "Guest pay-only user").
 */
export const readStoreAddress = fromPromise<string, { person: Pick<Person, 'guest'>; storeId: string }>(
  async ({ input: { person, storeId }, signal }) => {
    if (person.guest || storeId === '') return '';
    try {
      return (await fetchCached('GET /store', { storeId }, signal)).storeInfo.address;
    } catch {
      return '';
    }
  },
);

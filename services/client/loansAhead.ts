import { fetchCached } from './cache.ts';
import { readInFlight } from './inFlight.ts';
import { whoIsHere } from './tokens.ts';

/**
 * Asks for the customer's loans while the page still finds out who the customer is. The charts find the response in the cache; a failure is left to
 * them. A guest has no loans, and after a payment in progress the charts ask anew. Decision 036.
 */
export function askLoansAhead(): void {
  const customer = whoIsHere();
  if (!customer?.customerId || readInFlight(customer.profileId)) return;
  fetchCached('GET /accounts', {}).catch(() => undefined);
}

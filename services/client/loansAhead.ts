import { PAYMENT_PROCESSOR } from '../contract/enums.ts';
import type { Answer, Ask } from '../contract/index.ts';
import { api } from './api.ts';
import { fetchCached } from './cache.ts';
import { readInFlight } from './inFlight.ts';
import { knownRemote } from './remote.ts';
import { settings } from './settings.ts';
import { whoIsHere } from './tokens.ts';

const quietly = (answer: Promise<unknown>): void => void answer.catch(() => undefined);

/**
 * Asks for the customer's loans while the page still finds out who the customer is, and for a list of them the unfinished steps. The charts find
 * the responses; a failure is left to them. A guest has no loans, and after a payment in progress the charts ask again. Decision 036.
 */
export function askLoansAhead(isList: boolean): void {
  const customer = whoIsHere();
  if (!customer?.customerId || readInFlight(customer.profileId)) return;
  quietly(fetchCached('GET /accounts', {}));
  if (isList) void knownRemote();
}

type LoanAsk = Ask<'GET /accountdetail'>;

/** A loan is never shown from a cache (POLL-007): an answer that nobody has taken after so many ms is not taken any more. */
const FRESH_MS = 10_000;

let ahead: { ask: LoanAsk; answer: Promise<Answer<'GET /accountdetail'>>; at: number } | null = null;

/** Asks for what a guest's payment needs, beside the brands: the link names the loan. */
export function askGuestLoanAhead(profileId: string, ask: LoanAsk): void {
  if (readInFlight(profileId)) return;
  ahead = { ask, answer: api('GET /accountdetail', ask), at: Date.now() };
  quietly(ahead.answer);
  quietly(fetchCached('GET /nextBusinessDate', { lmsId: ask.lmsId }));
  quietly(fetchCached('GET /cards', { processorType: PAYMENT_PROCESSOR[settings().paymentProcessors.all] }));
}

/** The loan that was asked for ahead, for the first who asks for it; null for any other. */
export function loanAskedAhead(ask: LoanAsk): Promise<Answer<'GET /accountdetail'>> | null {
  const found = ahead;
  ahead = null;
  const isSame = found?.ask.loanId === ask.loanId && found.ask.lmsId === ask.lmsId;
  return found && isSame && Date.now() - found.at < FRESH_MS ? found.answer : null;
}

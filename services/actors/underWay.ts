import { fromPromise } from 'xstate';
import { giveLoanBack, heldLoan } from '../client/heldLoan.ts';
import { DRAFT_KEY, FLOW_DRAFT_PREFIX, IN_FLIGHT_PREFIX } from '../client/keys.ts';
import { log } from '../client/log.ts';
import { forgetText, readText, storedKeys } from '../client/storage.ts';
import type { InFlightOf, RemotePart } from '../client/remote.ts';
import type { InFlight } from '../contract/unfinishedPayment.ts';

/** Loaded after a sign-in: Login does not need it (quality §7). */
const remote = () => import('../client/remote.ts');

/**
 * The payment, draw or cash-out of this person whose outcome is unknown: of one loan and flow, or the newest. This tab's record first, then the one left by another
 * device. Error: the file with the code could not be fetched.
 */
export const readInFlight = fromPromise<InFlight | null, InFlightOf>(async ({ input, signal }) =>
  (await remote()).findInFlight(input, signal),
);

async function forgetPaymentDraft(others: Pick<RemotePart, 'steps'> = {}): Promise<void> {
  forgetText('session', DRAFT_KEY);
  try {
    (await remote()).followRemote({ draft: null, ...others });
  } catch (because) {
    log('warn', 'remote copy failed', { because });
  }
}

/** Forgets the payment's draft, here at once and then with the service: paid, or left (STORE-010). Never fails. */
export const forgetDraft = fromPromise<void>(() => forgetPaymentDraft());

type Address = { flow: string; params: Readonly<Record<string, string | undefined>> };

/**
 * The customer leaves the location or the papers of a renewal: the other party gets the loan back, and the payment is dropped. Not on the way to
 * another step, and not while the payment may be in progress: `flow` and `params` are those of the next address. Never fails. Spec: R-3, FLOW-REFI-03.
 */
export const releaseHeldLoan = fromPromise<void, Address>(async ({ input: { flow, params } }) => {
  const held = heldLoan();
  if (!held || (held === params['loanId'] && flow !== 'accounts')) return;
  if (readText('session', IN_FLIGHT_PREFIX + held) !== null) return;
  giveLoanBack({ keepalive: true }).catch((because: unknown) => log('warn', 'lock not released', { because }));
  await forgetPaymentDraft();
});

/** A menu choice leaves every flow on purpose: nothing that was typed in one stays (STORE-001, MENU-020). Never fails. */
export const forgetAllDrafts = fromPromise<void>(() => {
  for (const key of storedKeys('session')) if (key.startsWith(FLOW_DRAFT_PREFIX)) forgetText('session', key);
  return forgetPaymentDraft({ steps: { draw: null, origination: null } });
});

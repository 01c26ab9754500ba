import type * as v from 'valibot';
import { accounts } from './accounts.ts';
import { authentication } from './authentication.ts';
import { cards } from './cards.ts';
import { configuration } from './configuration.ts';
import { locks } from './locks.ts';
import { misc } from './misc.ts';
import { payment } from './payment.ts';

export { OPEN_CALLS } from './openCalls.ts';

/** Every call once: 'METHOD /path' -> what is asked, what is answered. The single truth for portal, lender and documentation. Spec: calls §7. */
export const contract = { ...authentication, ...configuration, ...accounts, ...payment, ...cards, ...locks, ...misc };

export type Contract = typeof contract;
export type CallName = keyof Contract;

/** What a caller hands in: values as on the wire. GET asks travel in the query, all others as a JSON body. */
export type Ask<K extends CallName> = v.InferInput<Contract[K]['ask']>;
/** What a service receives, parsed. */
export type Asked<K extends CallName> = v.InferOutput<Contract[K]['ask']>;
/** What a caller gets, parsed: money as integer cents. */
export type Answer<K extends CallName> = v.InferOutput<Contract[K]['answer']>;
/** What a service sends: money as text. */
export type Answered<K extends CallName> = v.InferInput<Contract[K]['answer']>;

/** Calls that move money or change who holds it: one Idempotency-Key per intent, never retried by themselves (POLL-010). */
export const KEYED_CALLS = ['POST /payment', 'POST /paymentTimeout'] as const satisfies readonly CallName[];

export const callNames = Object.keys(contract) as CallName[];

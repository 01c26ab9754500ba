import type * as v from 'valibot';
import { addresses } from './addresses.ts';
import { appointments } from './appointments.ts';
import { authentication } from './authentication.ts';
import { autoPayChange } from './autoPayChange.ts';
import { configuration } from './configuration.ts';
import { customers } from './customers.ts';
import { documents } from './documents.ts';
import { draws } from './draws.ts';
import { everyday } from './everyday.ts';
import { identity } from './identity.ts';
import { lending } from './lending.ts';
import { marketing } from './marketing.ts';
import { offers } from './offers.ts';
import { referral } from './referral.ts';
import { signing } from './signing.ts';
import { stores } from './stores.ts';
import { uploads } from './uploads.ts';
import { verification } from './verification.ts';

export { OPEN_CALLS } from './openCalls.ts';

/** Every call once: 'METHOD /path' -> request and answer. The single source for portal, lender and documentation. Spec: calls §7. */
export const contract = {
  ...authentication,
  ...configuration,
  ...everyday,
  ...addresses,
  ...appointments,
  ...stores,
  ...customers,
  ...identity,
  ...verification,
  ...draws,
  ...offers,
  ...lending,
  ...autoPayChange,
  ...documents,
  ...signing,
  ...uploads,
  ...referral,
  ...marketing,
};

export type Contract = typeof contract;
export type CallName = keyof Contract;

/** What a caller hands in: values as on the wire. GET asks travel in the query, all others as a JSON body. */
export type Ask<K extends CallName> = v.InferInput<Contract[K]['ask']>;
/** What a service receives, parsed. */
export type ParsedAsk<K extends CallName> = v.InferOutput<Contract[K]['ask']>;
/** What a caller gets, parsed: money as integer cents. */
export type Answer<K extends CallName> = v.InferOutput<Contract[K]['answer']>;
/** What a service sends: money as text. */
export type Answered<K extends CallName> = v.InferInput<Contract[K]['answer']>;

/** Calls that move money: one Idempotency-Key per intent, never retried by themselves (POLL-010). POST /cancelrefinance is recognized by its header. */
export const KEYED_CALLS = [
  'POST /payment',
  'POST /paymentTimeout',
  'POST /draw',
  'POST /loanOriginate',
  'POST /loanOriginateTimeout',
  'POST /cashOut',
  'POST /cashOutTimeout',
] as const satisfies readonly CallName[];

export const callNames = Object.keys(contract) as CallName[];

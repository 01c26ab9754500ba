import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Answered, Asked, CallName, OPEN_CALLS } from '../contract/index.ts';
import type { Settings } from './settings.ts';
import type { Language } from './language.ts';
import type { Database } from './store/tables.ts';

/** Either the database or a transaction on it. Inside a transaction use only the transaction: PGlite waits for ever otherwise. */
export type Db = Kysely<Database> | Transaction<Database>;

/** Who is asking, from the access token. Handlers decide by this alone, never by an id in the request (ROLE-010). */
export type Caller = {
  profileId: string;
  /** All customer ids of the profile; empty for a non-customer. */
  customerIds: readonly string[];
  /** A guest may touch this one loan only. */
  guestLoanId: string | null;
  /** Of the session, so that it can be ended. */
  sessionId: string;
  /** `untrusted`: the device needs a code first (FLOW-AUTH-15). `locked`: the profile is (OPEN-016). The mount lets both ask next to nothing. */
  standing: 'good' | 'untrusted' | 'locked';
};

/** Calls that need no token. */
export type OpenCall = (typeof OPEN_CALLS)[number];

/** What a handler gets. `caller` is null only for open calls. `now` is the lender's clock, ms since 1970. */
export type Request<K extends CallName> = {
  ask: Asked<K>;
  caller: K extends OpenCall ? Caller | null : Caller;
  db: Kysely<Database>;
  now: number;
  /** Idempotency-Key, empty when the caller sent none. */
  key: string;
  /** Where the request came from, for rate limits. */
  address: string;
  /** Header x-mobile-app-device-key, empty when the caller sent none (HDR-003). Only entries read it. */
  deviceKey: string;
  /** What the customer reads, by Accept-Language. */
  language: Language;
  /** Where the portal stands ("https://…", no slash at the end): links lead there, the card form talks to it. */
  portalOrigin: string;
  /** Where the card vault stands. */
  vaultOrigin: string;
  /** Where this service was reached ("https://…", no slash at the end): upload and signing addresses lead there. */
  serviceOrigin: string;
  settings: Settings;
  /** How long the card processor thinks before it decides a payment, ms. */
  decideAfterMs: number;
  log: Logger;
};

/** One function per call. A call of the contract without a handler does not compile. */
export type Handlers<K extends CallName = CallName> = { [Name in K]: (request: Request<Name>) => Promise<Answered<Name>> };

/** A definite no. `texts` go to the customer as they are; without texts the answer says nothing but the status. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly texts: readonly string[];
  readonly code: string;
  /** Before the same can be asked again, ms: told as Retry-After. 0: nothing is told. */
  readonly waitMs: number;

  constructor(status: number, texts: readonly string[] = [], code = '', waitMs = 0) {
    super(`${status} ${code} ${texts.join(' ')}`.trim());
    this.status = status;
    this.texts = texts;
    this.code = code;
    this.waitMs = waitMs;
  }
}

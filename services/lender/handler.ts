import type { Text } from './texts/texts.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Answered, ParsedAsk, CallName, OPEN_CALLS } from '../contract/index.ts';
import type { Settings } from './settings.ts';
import type { Language } from './language.ts';
import type { Database } from './store/tables.ts';

/** The database or a transaction on it. Inside a transaction use only the transaction: otherwise PGlite waits forever. */
export type Db = Kysely<Database> | Transaction<Database>;

/** Who makes the request, from the access token. Handlers authorize by this alone, never by an id in the request (ROLE-010). */
export type Caller = {
  profileId: string;
  /** All customer ids of the profile; empty for a non-customer. */
  customerIds: readonly string[];
  /** A guest may touch this one loan only. */
  guestLoanId: string | null;
  sessionId: string;
  /** `untrusted`: the device needs a code first (FLOW-AUTH-15). `locked`: the profile is locked (OPEN-016). Both may make very few calls. */
  standing: 'good' | 'untrusted' | 'locked';
};

/** Calls that need no token. */
export type OpenCall = (typeof OPEN_CALLS)[number];

/** What a handler gets. `caller` is null only for open calls. `now` is the lender's clock, ms since 1970. */
export type Request<K extends CallName> = {
  ask: ParsedAsk<K>;
  caller: K extends OpenCall ? Caller | null : Caller;
  db: Kysely<Database>;
  now: number;
  /** Idempotency-Key; empty when the request has none. */
  key: string;
  /** The client's IP address, for rate limits. */
  address: string;
  /** Header x-mobile-app-device-key; empty when the request has none (HDR-003). Only sign-in reads it. */
  deviceKey: string;
  /** Header x-mobile-app-brand: the short code of the page's brand; empty when the request has none (HDR-007). */
  brandCode: string;
  /** The customer's language, from Accept-Language. */
  language: Language;
  /** The portal's origin ("https://…", without a final slash), for links and for the card form. */
  portalOrigin: string;
  /** The origin of the card form, of signed upload URLs and of the signing page ("https://…", without a final slash). */
  vaultOrigin: string;
  /** This service's origin ("https://…", without a final slash), for download URLs. */
  serviceOrigin: string;
  settings: Settings;
  /** How long the card processor takes to decide a payment, ms. */
  decideAfterMs: number;
  log: Logger;
};

/** One function per call. A call of the contract without a handler does not compile. */
export type Handlers<K extends CallName = CallName> = { [Name in K]: (request: Request<Name>) => Promise<Answered<Name>> };

/** A text whose Spanish the types cannot check: of a stored result, or a note for developers. */
export type Unchecked = { unchecked: string };

/** The request is refused. `texts` go to the customer in the customer's language; without texts the response has only the status. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly texts: readonly string[];
  readonly code: string;
  /** How long to wait before a retry, ms, sent as Retry-After. 0: no header. */
  readonly waitMs: number;

  constructor(status: number, texts: readonly (Text | Unchecked)[] = [], code = '', waitMs = 0) {
    const plain = texts.map((text) => (typeof text === 'string' ? text : text.unchecked));
    super(`${status} ${code} ${plain.join(' ')}`.trim());
    this.status = status;
    this.texts = plain;
    this.code = code;
    this.waitMs = waitMs;
  }
}

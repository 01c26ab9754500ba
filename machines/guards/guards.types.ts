import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Person } from '../kit/session.types.ts';
import type { Target } from '../kit/target.ts';
import type { LoginNotice } from '../signIn/signIn.types.ts';

/** The five guards in the specification's order, and ours that ends the chain. Spec: portal §2 "Route guards, in order" (GUARD-001). */
export type GuardName = 'unmatched' | 'deepLink' | 'flowLock' | 'serviceStatus' | 'brandAvailability' | 'signedIn';

export type GuardsInput = {
  target: Target;
  /** Null: no access token. */
  person: Person | null;
  /** Flows that a deep link locked this tab to. */
  locks: readonly string[];
  /** Brand of the last brand-prefixed screen, null before the first. */
  previousBrand: Brand | null;
  /** Brands of whoever was signed in last in this page. */
  known: Pick<Person, 'brands' | 'availableProviders'>;
};

/** Why the customer is on Home instead: the brand is not available. */
export type BrandNotice = { kind: 'brandUnavailable'; brand: Brand };

/** Where the chain ends. `enter` is the only one that lets somebody through. */
export type Verdict =
  | { kind: 'enter'; target: Target; notice: BrandNotice | null }
  /** Login, and afterwards `returnTo`. */
  | { kind: 'login'; notice: LoginNotice | null; returnTo: Target | null }
  /** The password has to be reset first (GUARD-009). */
  | { kind: 'secureAccount'; returnTo: Target }
  /** First through another flow, then to where she wanted. */
  | { kind: 'detour'; through: Target; afterwards: Target }
  /** A locked flow was left (GUARD-010). */
  | { kind: 'signOut'; notice: LoginNotice }
  | { kind: 'maintenance'; message: string }
  | { kind: 'noNetwork'; failure: Failure }
  /** A link of somebody else than who is signed in (OPEN-035). */
  | { kind: 'otherProfile'; target: Target };

export type GuardsContext = GuardsInput & {
  /** Guards in the order they were asked. */
  trace: readonly GuardName[];
  /** Why a redirect leads to another screen than the one asked for. */
  notice: BrandNotice | null;
  verdict: Verdict;
};

/** Who is signed in and what is locked after the chain: a link may have changed both. */
export type GuardsOutcome = {
  kind: Verdict['kind'];
  verdict: Verdict;
  person: Person | null;
  locks: readonly string[];
  trace: readonly GuardName[];
};

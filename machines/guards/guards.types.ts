import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Person } from '../kit/session.types.ts';
import type { Target } from '../kit/target.ts';
import type { LoginNotice } from '../signIn/signIn.rules.ts';

/** The five guards in the specification's order, and the portal's own last one. Spec: portal §2 "Route guards, in order" (GUARD-001). */
export type GuardName = 'unmatched' | 'deepLink' | 'flowLock' | 'serviceStatus' | 'brandAvailability' | 'signedIn';

export type GuardsInput = {
  target: Target;
  /** Null: no access token. */
  person: Person | null;
  /** Flows that a deep link locked this tab to. */
  locks: readonly string[];
  /** Brand of the last brand-prefixed screen, null before the first. */
  previousBrand: Brand | null;
  /** Brands of the customer who was signed in last in this page. */
  known: Pick<Person, 'brands' | 'availableProviders'>;
};

/** Why Home is shown instead: the brand is not available. */
export type BrandNotice = { kind: 'brandUnavailable'; brand: Brand };

/** The result of the guards. Only `enter` opens the requested screen. */
export type Verdict =
  | { kind: 'enter'; target: Target; notice: BrandNotice | null }
  /** Login, and afterwards `returnTo`. */
  | { kind: 'login'; notice: LoginNotice | null; returnTo: Target | null }
  /** The password has to be reset first (GUARD-009). */
  | { kind: 'secureAccount'; returnTo: Target }
  /** First another flow, then the requested screen. */
  | { kind: 'detour'; through: Target; afterwards: Target }
  /** A locked flow was left (GUARD-010). */
  | { kind: 'signOut'; notice: LoginNotice }
  | { kind: 'maintenance'; message: string }
  | { kind: 'noNetwork'; failure: Failure }
  /** A guest opens another link: the session of the first one ends, then the link is opened. */
  | { kind: 'guestEnds'; target: Target }
  /** The link belongs to another customer than the one who is signed in (OPEN-035). */
  | { kind: 'otherProfile'; target: Target };

export type GuardsContext = GuardsInput & {
  /** The guards that have run, in their order. */
  trace: readonly GuardName[];
  /** Why a redirect opens another screen than the requested one. */
  notice: BrandNotice | null;
  verdict: Verdict;
};

/** Who is signed in and what is locked after the guards: a link can change both. */
export type GuardsOutcome = {
  kind: Verdict['kind'];
  verdict: Verdict;
  person: Person | null;
  locks: readonly string[];
  trace: readonly GuardName[];
};

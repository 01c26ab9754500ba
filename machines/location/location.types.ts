import type { BrowserKind, LocationNotes, LocationPermission } from '../../services/actors/location.ts';
import type { Loan } from '../../services/contract/accounts.ts';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { RouteEvent } from '../kit/stay.ts';
import type { Target } from '../kit/target.ts';
import type { HelpVideoEvent } from '../helpVideo/helpVideo.machine.ts';
import type { HelpVideoView } from '../helpVideo/helpVideo.view.ts';

/**
 * `params`: brand and loanId of the address. `search.because` "amount": a payment asks that has its amount; "renewal": one that is to renew the loan;
 * "missing": the lender has refused a payment for want of a location; "draw": a draw asks. Without it, a payment asks before its review.
 */
export type LocationInput = {
  person: Person;
  settings: Settings;
  params: Readonly<Record<string, string>>;
  screen: string;
  search?: Readonly<Record<string, string>>;
};

/** Why the location does not do: it is another state, none at all, or the lender says no. */
export type Refusal = 'otherState' | 'elsewhere' | 'notAllowed';

export type LocationContext = Omit<LocationNotes, 'permission' | 'browser'> & {
  person: Person;
  settings: Settings;
  brand: Brand | null;
  loanId: string;
  /** A payment was sent and refused because the location was missing; nothing was charged. */
  wasRefused: boolean;
  /** A draw asks, not a payment. */
  forDraw: boolean;
  /** A payment asks before its card, or before the terms of a renewal. Spec: OPEN-040. */
  before: 'card' | 'terms' | 'review';
  /** The screen of the address, until it is open. */
  requested: string;
  /** Null until it is found in the list. */
  loan: Loan | null;
  permission: LocationPermission;
  browser: BrowserKind;
  /** The state in which the device was found, as two letters; empty before. Never where exactly. */
  state: string;
  refusal: Refusal | null;
  failure: Failure | null;
  /** The last help video. */
  video: HelpVideoView;
  /** Why the flow ends. */
  ending: 'left' | 'located' | 'declined';
};

export type LocationEvent =
  | { type: 'check.chosen' }
  | { type: 'instructions.read' }
  | { type: 'instructions.closed' }
  | { type: 'consent.given' }
  | { type: 'consent.declined' }
  | { type: 'retry.chosen' }
  | { type: 'flow.left' }
  | HelpVideoEvent
  /** From the browser. */
  | { type: 'permission.changed'; permission: LocationPermission }
  | RouteEvent;

export type LocationOutcome = { kind: 'locationLeft'; next: Target };

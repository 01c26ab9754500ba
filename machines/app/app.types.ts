import type { AnyActorRef } from 'xstate';
import type { Brand } from '../../services/contract/brands.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Help } from '../../services/contract/help.ts';
import type { SignOutReason } from '../../services/contract/enums.ts';
import type { SessionEnd } from '../../services/contract/session.ts';
import type { Visited } from '../../services/contract/visited.ts';
import type { BrandNotice, Verdict } from '../guards/guards.types.ts';
import type { Person, Settings } from '../kit/session.types.ts';
import type { FlowName } from '../flows.ts';
import type { Target } from '../kit/target.ts';
import type { LoginNotice } from '../signIn/signIn.rules.ts';

/** Screens of the app itself. `OtherProfile` is ours (OPEN-035), `ChunkLoadError` is ERR-038. */
export type AppScreen = 'NetworkError' | 'MaintenanceMode' | 'ChunkLoadError' | 'OtherProfile';

/** `target`: what the address asks for at the start. `visited`: what this tab showed before a reload. */
export type AppInput = { target: Target; visited?: Visited | null };

/** Why the portal shows another screen than the requested one. Shown once, above the screen. */
export type AppNotice =
  BrandNotice | { kind: 'paymentResumed' | 'accountLinked' | 'accountReplaced' | 'signInUpdated' | 'renewalCancelled' };

/** The input of each downloaded flow. `params`, `search` and `screen` are those of the requested screen. */
export type OpenFlowInput = Pick<Target, 'params' | 'search' | 'screen'> & {
  /** Null: nobody is signed in. */
  person: Person | null;
  settings: Settings;
  /** The name and "remember me" as typed at Login; empty and false when Login was not used. */
  username: string;
  remember: boolean;
};
/** The input of a flow for a signed-in customer. */
export type FlowInput = OpenFlowInput & { person: Person };

export type EndReason = SignOutReason | SessionEnd;

export type AppContext = {
  settings: Settings;
  person: Person | null;
  /** The requested screen; after the guards the one that they admit. */
  target: Target;
  /** The screen when the session ended, and whose session it was: a sign-in of the same customer returns to it. */
  returnTo: { target: Target; profileId: string | null } | null;
  /** The brand of the last brand-prefixed screen, for guard 1; null before the first. */
  brand: Brand | null;
  /** The last loans route: a locked tab returns to it from help or a notice. */
  loansPlace: Target | null;
  /** Brands of the customer who was signed in last in this page, for guard 5 without a token. */
  known: Pick<Person, 'brands' | 'availableProviders'>;
  /** How many accounts the customer has with each brand; null until a list has been loaded. Spec: MENU-005. */
  accounts: Readonly<Partial<Record<Brand, number>>> | null;
  /** The profile that the side menu belongs to (empty for a visitor); null while there is no menu. */
  menuFor: string | null;
  /** Flows locked by a deep link. Spec: portal §4 "Authentication". */
  locks: readonly string[];
  /** The name typed at Login, for Login itself and the flows that start there. */
  username: string;
  /** "Remember me" of the last sign-in (FLOW-AUTH-05). */
  remember: boolean;
  /** What Login says after the session; null: the text of the end's own reason. */
  loginNotice: LoginNotice | null;
  /** The screen to open when the running flow or the session has ended. */
  next: Target | null;
  /** What the outcome of the last flow asks for: the end of the session, the steps after a sign-in, or the next screen. */
  after: 'leaving' | 'resuming' | 'arriving';
  /** The running flow accepts `flow.left`: it cleans up, then ends. */
  flowMayLeave: boolean;
  /** The running flow is cleaning up already. */
  flowIsLeaving: boolean;
  /** The running flow waits for the result of a request that cannot be undone. */
  flowIsBound: boolean;
  verdict: Verdict | null;
  /** Why the session is ending; null while it is not. Spec: portal §3 "Sign-out reasons". */
  endReason: SignOutReason | null;
  notice: AppNotice | null;
  failure: Failure | null;
  /** The phone number on a screen that leads nowhere else; null until it is loaded. */
  help: Help | null;
  /** The service's own words in MaintenanceMode. */
  statusMessage: string;
};

export type AppEvent =
  /** Accepted in every state: the session has ended, by itself or by a sign-out. */
  | { type: 'session.ended'; reason: EndReason }
  /** Accepted in every state. Spec: portal §4 "Idle timeout". */
  | { type: 'idle.expired' }
  | { type: 'signOut.chosen'; reason: SignOutReason }
  | { type: 'address.requested'; target: Target }
  /** A menu entry that opens a screen: it discards unfinished work (MENU-020). */
  | { type: 'menu.chosen'; target: Target }
  /** "Stay signed in" in the warning before the idle limit. */
  | { type: 'stay.chosen' }
  /** "Try again" on NetworkError, MaintenanceMode and ChunkLoadError. */
  | { type: 'retry.chosen' }
  /** NetworkError: the browser has a connection again. */
  | { type: 'line.restored' }
  /** OtherProfile: keep the current session. */
  | { type: 'link.declined' };

/** What the app's own screens show: phone and case number, the service's message, and who is signed in (OPEN-035). */
export type AppView = {
  help: Help | null;
  message: string;
  signedIn: boolean;
  signedInAs: string;
  brand: Brand | null;
  busy: boolean;
};

/**
 * What is on the screen. `actor` runs the chart whose screen it is: the flow, or a chart below it. Its snapshot goes to the `select` of
 * `chart`'s screens, their events to `actor.send`. Null when the app itself shows the screen or a skeleton (`screen` null). `params` and `search` are those of the address.
 */
export type CurrentScreen = {
  flow: FlowName | 'app';
  /** The id of the chart that is on the screen. */
  chart: string;
  screen: string | null;
  params: Target['params'];
  search: Target['search'];
  actor: AnyActorRef | null;
  busy: boolean;
  /** The step before is not returned to: the header has no Back, which would lead nowhere (GUARD-021). */
  noBack: boolean;
};

/** `name` is empty and `signedIn` false for a visitor; `brand` is the brand of the address, null on screens without one. */
export type HeaderView = { signedIn: boolean; isGuest: boolean; name: string; brand: Brand | null };

/** `secondsLeft` counts down to the sign-out while `warning`. */
export type IdleView = {
  warning: boolean;
  secondsLeft: number;
  /** The flow would ask before it is left: the sign-out loses what it has in memory only. */
  losesFiles: boolean;
};

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
import type { LoginNotice } from '../signIn/signIn.types.ts';

/** Screens of the app itself: nothing else can be shown then. `OtherProfile` is ours (OPEN-035), `ChunkLoadError` is ERR-038. */
export type AppScreen = 'NetworkError' | 'MaintenanceMode' | 'FeatureUnavailable' | 'ChunkLoadError' | 'OtherProfile';

/** `target`: what the address asks for at the start. `visited`: what this tab showed before a reload. */
export type AppInput = { target: Target; visited?: Visited | null };

/** Why the customer is on another screen than she asked for. Shown once, above the screen. */
export type AppNotice = BrandNotice | { kind: 'paymentResumed' | 'accountLinked' | 'accountReplaced' | 'signInUpdated' };

/** Every flow that the app downloads gets this, of which it takes what it needs. `params`, `search` and `screen` are where it is to open. */
export type OpenFlowInput = Pick<Target, 'params' | 'search' | 'screen'> & {
  /** Null: nobody is signed in. */
  person: Person | null;
  settings: Settings;
  /** What was typed at Login as name, and chosen for this device; empty when nothing was. */
  username: string;
  remember: boolean;
};
/** For a flow of somebody who is signed in. */
export type FlowInput = OpenFlowInput & { person: Person };

export type EndReason = SignOutReason | SessionEnd;

export type AppContext = {
  settings: Settings;
  person: Person | null;
  /** Where the customer wants to be; after the guards, where she is going or has gone. */
  target: Target;
  /** Where she was when the session ended, and whose place that is: she comes back to it after signing in again. */
  returnTo: { target: Target; profileId: string | null } | null;
  /** The brand of the last brand-prefixed screen, for guard 1; null before the first. */
  brand: Brand | null;
  /** The last loans route: where a locked tab goes back to from help or a notice. */
  loansPlace: Target | null;
  /** Brands of whoever was signed in last in this page, for guard 5 without a token. */
  known: Pick<Person, 'brands' | 'availableProviders'>;
  /** How many accounts she has with each brand; null until a list has been shown. Spec: MENU-005. */
  accounts: Readonly<Partial<Record<Brand, number>>> | null;
  /** For whom the side menu is there (profileId, empty for a visitor); null while there is none. */
  menuFor: string | null;
  /** Flows locked by a deep link. Spec: portal §4 "Authentication". */
  locks: readonly string[];
  /** What was typed at Login, for the flows that it leads to and for Login itself when they lead back. */
  username: string;
  /** What she chose for this device when she signed in (FLOW-AUTH-05). */
  remember: boolean;
  /** What Login is to say when the session that is ending has ended; null: what its end says by itself. */
  loginNotice: LoginNotice | null;
  /** Where to go once the running flow has let go, or the session has ended. */
  next: Target | null;
  /** Where the outcome of the last flow led: to the end of the session, to what follows a sign-in, or just on. */
  after: 'leaving' | 'resuming' | 'arriving';
  /** The running flow listens to `flow.left`: it can be asked to let go, and tidies up before it does. */
  flowMayLeave: boolean;
  /** It is letting go already, and is through in a moment. */
  flowIsLeaving: boolean;
  /** It has asked for something that cannot be taken back, and only the answer tells whether it is done. */
  flowIsBound: boolean;
  verdict: Verdict | null;
  /** Why the session is being ended; null while nobody ends it. Spec: portal §3 "Sign-out reasons". */
  endReason: SignOutReason | null;
  notice: AppNotice | null;
  failure: Failure | null;
  /** Whom to call from a dead end; null until it is known. */
  help: Help | null;
  /** The service's own words in MaintenanceMode. */
  statusMessage: string;
};

export type AppEvent =
  /** Heard in every state: the session is over, by its own end or because it was ended. */
  | { type: 'session.ended'; reason: EndReason }
  /** Heard in every state. Spec: portal §4 "Idle timeout". */
  | { type: 'idle.expired' }
  | { type: 'signOut.chosen'; reason: SignOutReason }
  | { type: 'address.asked'; target: Target }
  /** A menu entry that leads to a screen: leaves what is unfinished (MENU-020). */
  | { type: 'menu.chosen'; target: Target }
  /** "Stay signed in" in the warning before the idle limit. */
  | { type: 'stay.chosen' }
  /** "Try again" on NetworkError, MaintenanceMode and ChunkLoadError. */
  | { type: 'retry.chosen' }
  /** NetworkError: the browser has a connection again. */
  | { type: 'line.restored' }
  /** The way on from a screen without one: Home, or Login for a visitor. */
  | { type: 'home.chosen' }
  /** OtherProfile: stay who I am. */
  | { type: 'link.declined' };

/** What the app's own screens show: whom to call, the service's words, and who is signed in (OPEN-035). */
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
};

/** `name` is empty and `signedIn` false for a visitor; `brand` is the brand of the address, null on screens without one. */
export type HeaderView = { signedIn: boolean; isGuest: boolean; name: string; brand: Brand | null };

/** `secondsLeft` counts down to the sign-out while `warning`. */
export type IdleView = { warning: boolean; secondsLeft: number };

import type { AnyActorRef } from 'xstate';
import type { ActivityTold } from '../../services/actors/events.ts';

/** `parent` hears `idle.expired`; without one the chart runs alone. */
export type IdleInput = { parent?: AnyActorRef };

export type IdleContext = {
  parent: AnyActorRef | null;
  /** Whose activity counts, also in other tabs; empty while nobody is watched. */
  profileId: string;
  /** ms since 1970 when the last activity was seen; 0 while nobody is watched. Spec: portal §3 "Session state" (FLOW-IDLE-08). */
  sessionTimeoutStart: number;
  /** Minutes. */
  sessionTimeoutLimit: number;
  /** The next check lets the customer stay, once. */
  sessionTimeoutSkip: boolean;
  /** What the warning counts down. */
  secondsLeft: number;
};

export type IdleEvent =
  | ActivityTold
  /** Somebody is signed in from now on. */
  | { type: 'session.began'; profileId: string; limitMinutes: number }
  | { type: 'session.closed' }
  /** "Stay signed in" in the warning. */
  | { type: 'stay.chosen' }
  /** Suppresses one check (FLOW-IDLE-06). */
  | { type: 'skip.asked' };

import type { AnyActorRef } from 'xstate';
import type { SessionTold } from '../../services/actors/events.ts';
import type { SignOutReason } from '../../services/contract/enums.ts';
import type { SessionEnd } from '../../services/contract/session.ts';

/** `parent` hears `session.ended { reason }`; without one the chart runs alone. */
export type SessionInput = { parent?: AnyActorRef };

export type SessionContext = {
  parent: AnyActorRef | null;
  profileId: string;
  /** Why the session ends or has ended; null while it lasts. Spec: portal §3 "Sign-out reasons". */
  reason: SignOutReason | SessionEnd | null;
};

export type SessionEvent =
  | SessionTold
  /** Somebody is signed in from now on. */
  | { type: 'session.began'; profileId: string }
  | { type: 'signOut.asked'; reason: SignOutReason };

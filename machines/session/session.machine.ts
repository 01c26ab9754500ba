/**
 * How long a session lasts: renewed before its tokens expire, ended once. The parent learns only that it ended, and why.
 * Spec: portal §4 "Authentication"; FLOW-AUTH-07 to -11, ERR-034 to -036.
 */
import { assign, enqueueActions, setup, type AnyActorRef } from 'xstate';
import type { SessionReport } from '../../services/actors/events.ts';
import { endSession, refreshSession, watchSession } from '../../services/actors/session.ts';
import type { SignOutReason } from '../../services/contract/enums.ts';
import type { SessionEnd } from '../../services/contract/session.ts';
import { sessionWords } from './session.words.ts';

/** ms until a renewal that found no network is tried again. Ours: the tokens are valid for some minutes more (CONST-021). */
export const RENEW_AGAIN_MS = 30_000;

type Reason = SignOutReason | SessionEnd;

type SessionContext = {
  parent: AnyActorRef | null;
  profileId: string;
  /** Why the session ends or has ended; null while it lasts. Spec: portal §3 "Sign-out reasons". */
  reason: Reason | null;
};

type SessionEvent = SessionReport | { type: 'session.began'; profileId: string } | { type: 'signOut.requested'; reason: SignOutReason };

export const sessionMachine = setup({
  types: {} as {
    /** `parent` gets `session.ended { reason }`; without a parent the chart runs alone. */
    input: { parent?: AnyActorRef };
    context: SessionContext;
    events: SessionEvent;
    tags: 'signOutInProgress' | 'busy';
  },
  actors: { watchSession, refreshSession, endSession },
  guards: { isAnotherCustomer: ({ context }, profileId: string) => profileId !== context.profileId },
  actions: {
    keepProfile: assign({ profileId: (_, profileId: string) => profileId, reason: null }),
    keepReason: assign({ reason: (_, reason: Reason) => reason }),
  },
  delays: { renewAgain: RENEW_AGAIN_MS },
}).createMachine({
  id: 'session',
  meta: sessionWords,
  context: ({ input }) => ({ parent: input.parent ?? null, profileId: '', reason: null }),
  initial: 'off',
  states: {
    off: { on: { 'session.began': { target: 'on', actions: { type: 'keepProfile', params: ({ event }) => event.profileId } } } },
    on: {
      invoke: { id: 'watchSession', src: 'watchSession', input: ({ context }) => ({ profileId: context.profileId }) },
      on: {
        'session.ended': { target: 'signingOut', actions: { type: 'keepReason', params: ({ event }) => event.reason } },
        'signOut.requested': { target: 'signingOut', actions: { type: 'keepReason', params: ({ event }) => event.reason } },
        // another customer came by a link
        'session.began': {
          guard: { type: 'isAnotherCustomer', params: ({ event }) => event.profileId },
          target: 'on',
          reenter: true,
          actions: { type: 'keepProfile', params: ({ event }) => event.profileId },
        },
      },
      initial: 'valid',
      states: {
        valid: { on: { 'session.ageing': 'refreshing' } },
        // watchSession reports a refusal as the end; after any other failure the session is still valid
        refreshing: { invoke: { id: 'refreshSession', src: 'refreshSession', onDone: 'valid', onError: 'ageing' } },
        ageing: { after: { renewAgain: 'refreshing' } },
      },
    },
    // a second sign-out is ignored (FLOW-AUTH-09)
    signingOut: {
      tags: ['signOutInProgress', 'busy'],
      invoke: {
        id: 'endSession',
        src: 'endSession',
        input: ({ context }) => ({ reason: context.reason ?? 'networkError' }),
        onDone: 'ended',
        onError: 'ended', // ERR-035, ERR-036: logged by the actor; the customer still goes to Login
      },
    },
    ended: {
      entry: enqueueActions(({ context: { parent, reason }, enqueue }) => {
        if (parent) enqueue.sendTo(parent, { type: 'session.ended', reason });
      }),
      always: 'off',
    },
  },
});

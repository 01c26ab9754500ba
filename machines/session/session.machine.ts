/**
 * How long a session lasts: renewed before its tokens are old, ended once, whoever asks first. Charts above hear only that it ended, and why.
 * Spec: portal §4 "Authentication"; FLOW-AUTH-07 to -11, ERR-034 to -036.
 */
import { assign, enqueueActions, setup } from 'xstate';
import { endSession, refreshSession, watchSession } from '../../services/actors/session.ts';
import type { SessionContext, SessionEvent, SessionInput } from './session.types.ts';
import { sessionWords } from './session.words.ts';

/** ms until a renewal that found no network is tried again. Ours: the tokens still live for minutes by then (CONST-021). */
export const RENEW_AGAIN_MS = 30_000;

export const sessionMachine = setup({
  types: {} as { input: SessionInput; context: SessionContext; events: SessionEvent; tags: 'signOutInProgress' | 'busy' },
  actors: { watchSession, refreshSession, endSession },
  guards: { isSomebodyElse: ({ context, event }) => event.type === 'session.began' && event.profileId !== context.profileId },
  actions: {
    keepProfile: assign(({ event }) => (event.type === 'session.began' ? { profileId: event.profileId, reason: null } : {})),
    keepReason: assign(({ event }) => ('reason' in event ? { reason: event.reason } : {})),
    tellEnded: enqueueActions(({ context, enqueue }) => {
      if (context.parent) enqueue.sendTo(context.parent, { type: 'session.ended', reason: context.reason });
    }),
  },
  delays: { renewAgain: RENEW_AGAIN_MS },
}).createMachine({
  id: 'session',
  meta: sessionWords,
  context: ({ input }) => ({ parent: input.parent ?? null, profileId: '', reason: null }),
  initial: 'off',
  states: {
    off: { on: { 'session.began': { target: 'on', actions: 'keepProfile' } } },
    on: {
      invoke: { id: 'watchSession', src: 'watchSession', input: ({ context }) => ({ profileId: context.profileId }) },
      on: {
        'session.ended': { target: 'signingOut', actions: 'keepReason' },
        'signOut.asked': { target: 'signingOut', actions: 'keepReason' },
        // somebody else came in by a link: the same watch for another person
        'session.began': { guard: 'isSomebodyElse', target: 'on', reenter: true, actions: 'keepProfile' },
      },
      initial: 'valid',
      states: {
        valid: { on: { 'session.ageing': 'refreshing' } },
        // a refusal is told by watchSession as the end; any other failure leaves the session as good as it was
        refreshing: { invoke: { id: 'refreshSession', src: 'refreshSession', onDone: 'valid', onError: 'ageing' } },
        ageing: { after: { renewAgain: 'refreshing' } },
      },
    },
    // a second sign-out finds nobody listening (FLOW-AUTH-09)
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
    ended: { entry: 'tellEnded', always: 'off' },
  },
});

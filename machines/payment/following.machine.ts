import { assign, setup } from 'xstate';
import { call } from '../../services/actors/call.ts';
import * as rules from './following.rules.ts';
import type { FollowingContext, FollowingInput, FollowingOutcome } from './following.rules.ts';
import { followingWords } from './following.words.ts';

/**
 * Asks how a payment stands until there is something to say. What counts as something depends on why it is asked: see FollowingPurpose.
 * A failed look-up is never an answer, only a reason to ask again. Spec: FLOW-PAY-03, 06, POLL-001, 002, ERR-004, CONF-007.
 */
export const followingMachine = setup({
  types: {} as { input: FollowingInput; context: FollowingContext; output: FollowingOutcome },
  actors: { getPayment: call('GET /payment') },
  guards: {
    asksAtOnce: ({ context }) => context.purpose === 'check',
    hasALimit: ({ context }) => context.purpose === 'poll',
    isEnough: ({ context }) => rules.isEnough(context),
  },
  actions: {
    keepAnswer: assign(({ context, event }) => rules.counted(context, rules.answerIn(event))),
    keepFailure: assign(({ context, event }) => rules.counted(context, rules.failedIn(event))),
    keepLate: assign({ heard: { kind: 'late' } }),
  },
  delays: { pause: ({ context }) => rules.pauseMs(context), timeLimit: ({ context }) => context.limitSeconds * 1000 },
}).createMachine({
  id: 'following',
  meta: followingWords,
  context: ({ input }) => ({ ...input, ...rules.UNASKED }),
  output: ({ context }) => context.heard,
  // counted from the POST answer (OPEN-010)
  after: { timeLimit: { guard: 'hasALimit', target: '.closed', actions: 'keepLate' } },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'asksAtOnce', target: 'asking' }, { target: 'pausing' }] },
    pausing: { after: { pause: 'asking' } },
    asking: {
      invoke: {
        id: 'getPayment',
        src: 'getPayment',
        input: ({ context }) => ({ messageKey: context.messageKey }),
        onDone: { target: 'judging', actions: 'keepAnswer' },
        onError: { target: 'judging', actions: 'keepFailure' },
      },
    },
    judging: { always: [{ guard: 'isEnough', target: 'closed' }, { target: 'pausing' }] },
    closed: { type: 'final' },
  },
});

import { assign, fromPromise, setup } from 'xstate';
import { failureIn } from '../kit/failureIn.ts';
import type { Polled } from './attempt.types.ts';
import * as rules from './following.rules.ts';
import type { FollowingContext, FollowingInput, FollowingOutcome } from './following.rules.ts';
import { followingWords } from './following.words.ts';

const noPoll = fromPromise<Polled, { messageKey: string }>(() => Promise.reject(new Error('the flow gave its attempt no poll')));

/** It was polled often enough. */
const tooOften = { guard: 'isPolledEnough', target: 'closed', actions: 'keepLate' } as const;

/**
 * Looks an attempt up until the result is enough for its purpose (FollowingPurpose). A failed look-up is never a result, only a reason to
 * look again. Spec: FLOW-PAY-03, 06, POLL-001, 002, ERR-004, CONF-007.
 */
export const followingMachine = setup({
  types: {} as { input: FollowingInput; context: FollowingContext; output: FollowingOutcome },
  actors: { poll: noPoll },
  guards: {
    asksAtOnce: ({ context }) => context.purpose === 'check',
    isPolledEnough: ({ context }) => rules.isPolledEnough(context),
    hasALimit: ({ context }) => context.purpose === 'poll',
    isEnough: ({ context }) => rules.isEnough(context),
  },
  actions: { keepLate: assign({ found: { kind: 'late' } }) },
  delays: { pause: ({ context }) => rules.pauseMs(context), timeLimit: ({ context }) => context.limits.limitSeconds * 1000 },
}).createMachine({
  id: 'following',
  meta: followingWords,
  context: ({ input }) => ({ ...input, ...rules.UNASKED }),
  output: ({ context }) => context.found,
  // counted from the POST answer (OPEN-010)
  after: { timeLimit: { guard: 'hasALimit', target: '.closed', actions: 'keepLate' } },
  initial: 'arriving',
  states: {
    arriving: {
      always: [{ guard: 'asksAtOnce', target: 'polling' }, tooOften, { target: 'pausing' }],
    },
    pausing: { after: { pause: 'polling' } },
    polling: {
      invoke: {
        id: 'poll',
        src: 'poll',
        input: ({ context }) => ({ messageKey: context.messageKey }),
        onDone: { target: 'judging', actions: assign(({ context, event }) => rules.counted(context, rules.answerIn(event.output))) },
        onError: { target: 'judging', actions: assign(({ context, event }) => rules.counted(context, rules.failedIn(failureIn(event)))) },
      },
    },
    judging: { always: [{ guard: 'isEnough', target: 'closed' }, tooOften, { target: 'pausing' }] },
    closed: { type: 'final' },
  },
});

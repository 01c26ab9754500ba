import { followingMachine } from '../../attempt/following.machine.ts';
import { DEFAULT_LIMITS } from '../../attempt/attempt.limits.ts';
import { type FollowingPurpose } from '../../attempt/following.rules.ts';
import { ApiError } from '../../../services/contract/error.ts';
import { explore } from '../explorer.ts';
import { once } from '../once.ts';
import { lost, missing, anyReceipt as receipt, refusal } from './payment.people.ts';

const usual = Object.fromEntries(
  (['poll', 'unknown', 'check', 'open', 'wait'] as FollowingPurpose[]).map((purpose) => [
    `the purpose is ${purpose}`,
    { purpose, messageKey: 'm-1', limits: DEFAULT_LIMITS, looks: 0 },
  ]),
);

const limited = (mostPolls: number) =>
  ({ purpose: 'poll', messageKey: 'm-1', limits: { ...DEFAULT_LIMITS, mostPolls }, looks: 0 }) as const;

const starts = {
  ...usual,
  'it is polled twice at most': limited(2),
  'it is never polled': limited(0),
  'it comes back, and its flow looks again': { ...limited(2), purpose: 'open' },
} as const;

/** Everything that can happen while a payment is polled. */
export const followingWalk = once(() =>
  explore(followingMachine, {
    starts,
    answers: {
      poll: {
        'it is pending': { done: { pending: true } },
        'it went through': { done: { pending: false, receipt } },
        'it was declined': { fails: refusal },
        'nothing is known': { fails: missing },
        'no answer': { fails: lost },
        'too many requests': { fails: new ApiError({ kind: 'limited', call: 'GET /payment', status: 429 }) },
        'too many requests, with a text': {
          fails: new ApiError({ kind: 'refused', call: 'GET /payment', status: 429, texts: ['Not so fast.'], retryAfterMs: 3_000 }),
        },
      },
    },
    sees: ({ context }) => [
      context.purpose,
      context.limits.mostPolls,
      context.found.kind,
      Math.min(context.missed, 3),
      Math.min(context.looks, 4),
      Math.min(context.limited, 4),
      context.retryAfterMs,
    ],
    background: ['poll'],
    outcomes: ['paid', 'refused', 'pending', 'missing', 'unanswered', 'late'],
  }),
);

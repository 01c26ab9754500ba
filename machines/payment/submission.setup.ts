import { assign, setup } from 'xstate';
import { readClock } from '../../services/actors/clock.ts';
import { forgetInFlight } from '../../services/actors/inFlight.ts';
import { keyedCall } from '../../services/actors/keyedCall.ts';
import { holdTab, newKey } from '../../services/actors/payment.ts';
import { followingMachine } from './following.machine.ts';
import { sendingMachine } from './sending.machine.ts';
import * as rules from './submission.rules.ts';
import type { SubmissionContext, SubmissionEvent, SubmissionInput, SubmissionOutcome } from './submission.types.ts';

/** What the submission chart knows to do; the chart itself is in submission.machine.ts. */
export const submissionSetup = setup({
  types: {} as { input: SubmissionInput; context: SubmissionContext; events: SubmissionEvent; output: SubmissionOutcome },
  actors: {
    newKey,
    readClock,
    holdTab,
    forgetInFlight,
    sending: sendingMachine,
    following: followingMachine,
    fencePayment: keyedCall('POST /paymentTimeout'),
  },
  guards: {
    isFollowed: ({ context }) => context.inFlight !== null,
    isAcknowledged: ({ context }) => context.messageKey !== '',
    maySend: ({ context }) => context.intent !== null,
    isLate: ({ context }) => context.late,
    isShown: ({ context }) => rules.isShown(context),
    isRefused: ({ context }) => context.refusal !== null,
    isAskedAgain: ({ context }) => context.again,
    wasAccepted: ({ event }) => rules.sent(event).kind === 'accepted',
    wasAbandoned: ({ event }) => rules.sent(event).kind === 'abandoned',
    wasRefused: ({ event }) => rules.sent(event).kind === 'refused',
    isLoose: ({ context, event }) => context.failure !== null && rules.sent(event).key === context.key,
    foundDecided: ({ event }) => ['paid', 'refused'].includes(rules.found(event).kind),
    foundPending: ({ event }) => rules.found(event).kind === 'pending',
    foundMissing: ({ event }) => rules.found(event).kind === 'missing',
    isFenced: ({ event }) => rules.fenced(event) === 'abandoned',
    isAccepted: ({ event }) => rules.fenced(event) === 'accepted',
  },
  actions: {
    keepSent: assign(({ context, event }) => rules.afterSend(context, rules.sent(event))),
    keepFound: assign(({ event }) => rules.afterFind(rules.found(event))),
    keepLate: assign({ late: true }),
    keepDrop: assign({ dropped: true, again: false }),
    keepAgain: assign({ again: true }),
    keepElsewhere: assign({ elsewhere: true }),
    keepSilent: assign({ silent: true }),
    keepNotSent: assign({ notSent: true }),
    forgetAgain: assign({ again: false }),
    forgetPast: assign({ elsewhere: false, notSent: false }),
    forgetRefusal: assign({ refusal: null }),
    forgetAttempt: assign(rules.untried),
  },
});

import { assign, setup } from 'xstate';
import { readClock } from '../../services/actors/clock.ts';
import { forgetInFlight } from '../../services/actors/inFlight.ts';
import { keyedCall } from '../../services/actors/keyedCall.ts';
import { call } from '../../services/actors/call.ts';
import { holdTab, newKey, watchOtherTab } from '../../services/actors/payment.ts';
import { heard } from '../kit/heard.ts';
import { followingMachine } from './following.machine.ts';
import { searchingMachine } from './searching.machine.ts';
import { newestIn } from './searching.rules.ts';
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
    watchOtherTab,
    forgetInFlight,
    sending: sendingMachine,
    following: followingMachine,
    searching: searchingMachine,
    getHistory: call('GET /accounthistory'),
    fencePayment: keyedCall('POST /paymentTimeout'),
  },
  guards: {
    isFollowed: ({ context }) => context.inFlight !== null,
    isAcknowledged: ({ context }) => context.messageKey !== '',
    maySend: ({ context }) => context.intent !== null,
    isShown: ({ context }) => rules.isShown(context),
    isAskedAgain: ({ context }) => context.again,
    wasAccepted: ({ event }) => rules.sent(event).kind === 'accepted',
    wasAbandoned: ({ event }) => rules.sent(event).kind === 'abandoned',
    wasRefused: ({ event }) => rules.sent(event).kind === 'refused',
    wasRefusedLoosely: ({ context, event }) =>
      rules.sent(event).kind === 'refused' && context.failure !== null && rules.sent(event).key === context.key,
    foundDecided: ({ event }) => ['paid', 'refused'].includes(rules.found(event).kind),
    foundPending: ({ event }) => rules.found(event).kind === 'pending',
    foundMissing: ({ event }) => rules.found(event).kind === 'missing',
    maySearch: ({ context }) => rules.maySearch(context),
    isFenced: ({ event }) => rules.fenced(event) === 'abandoned',
    isFencedNo: ({ context, event }) => rules.fenced(event) === 'abandoned' && context.refusal !== null,
    isAccepted: ({ event }) => rules.fenced(event) === 'accepted',
    isAcceptedInTime: ({ context, event }) => rules.fenced(event) === 'accepted' && !context.late,
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
    keepLastEntry: assign({ lastEntry: ({ event }) => newestIn(heard<'GET /accounthistory'>(event)) }),
    forgetLastEntry: assign({ lastEntry: null }),
    forgetAgain: assign({ again: false }),
    forgetPast: assign({ elsewhere: false, notSent: false }),
    forgetRefusal: assign({ refusal: null }),
    forgetAttempt: assign(rules.untried),
  },
});

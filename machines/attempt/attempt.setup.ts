import { assign, fromPromise, setup } from 'xstate';
import { readClock } from '../../services/actors/clock.ts';
import { forgetInFlight } from '../../services/actors/inFlight.ts';
import { holdTab, newKey, watchOtherTab } from '../../services/actors/payment.ts';
import * as rules from './attempt.rules.ts';
import type {
  AttemptContext,
  AttemptEvent,
  AttemptInput,
  AttemptOutcome,
  Entry,
  Fenced,
  FenceInput,
  SearchInput,
} from './attempt.types.ts';
import { isShown } from './attempt.view.ts';
import { followingMachine } from './following.machine.ts';
import { searchingMachine } from './searching.machine.ts';
import { newestIn } from './searching.rules.ts';
import { sendingMachine, type SendingOutcome } from './sending.machine.ts';

/** For a flow without a fence: the response of a lender that has none. */
const noFence = fromPromise<Fenced, FenceInput>(() => Promise.resolve({}));

/** For a flow without a search: the history is not available. */
const noSearch = fromPromise<readonly Entry[], SearchInput>(() => Promise.reject(new Error('no history shows such a move')));

/** The actors, guards and actions of the attempt; the chart is in attempt.machine.ts. */
export const attemptSetup = setup({
  types: {} as { input: AttemptInput; context: AttemptContext; events: AttemptEvent; output: AttemptOutcome },
  actors: {
    newKey,
    readClock,
    holdTab,
    watchOtherTab,
    forgetInFlight,
    sending: sendingMachine,
    following: followingMachine,
    searching: searchingMachine,
    search: noSearch,
    fence: noFence,
  },
  guards: {
    isFollowed: ({ context }) => context.inFlight !== null,
    isAcknowledged: ({ context }) => context.messageKey !== '',
    maySend: ({ context }) => context.intent !== null,
    isShown: ({ context }) => isShown(context),
    isAskedAgain: ({ context }) => context.again,
    wasAccepted: (_, sent: SendingOutcome) => sent.kind === 'accepted',
    wasAbandoned: (_, sent: SendingOutcome) => sent.kind === 'abandoned',
    wasRefused: (_, sent: SendingOutcome) => sent.kind === 'refused',
    wasRefusedLoosely: ({ context }, sent: SendingOutcome) => rules.isLoose(context, sent),
    foundDecided: (_, found: rules.Found) => rules.isDecided(found),
    mayEndUndecided: ({ context }) => rules.mayEndUndecided(context),
    endsUndecided: ({ context }, found: rules.Found) => found.kind === 'pending' && rules.mayEndUndecided(context),
    foundPending: (_, found: rules.Found) => found.kind === 'pending',
    foundMissing: (_, found: rules.Found) => found.kind === 'missing',
    maySearch: ({ context }) => rules.maySearch(context),
    isFenced: (_, fenced: Fenced) => rules.isAbandoned(fenced),
    isFencedNo: ({ context }, fenced: Fenced) => rules.isAbandoned(fenced) && context.refusal !== null,
    isAccepted: (_, fenced: Fenced) => rules.isAccepted(fenced),
    isAcceptedInTime: ({ context }, fenced: Fenced) => rules.isAccepted(fenced) && !context.late,
  },
  actions: {
    keepSent: assign(({ context }, sent: SendingOutcome) => rules.afterSend(context, sent)),
    keepFound: assign((_, found: rules.Found) => rules.afterFind(found)),
    keepLate: assign({ late: true }),
    keepDrop: assign({ dropped: true, again: false }),
    keepAgain: assign({ again: true }),
    keepElsewhere: assign({ elsewhere: true }),
    keepSilent: assign({ silent: true }),
    keepFenceFailed: assign({ fenceFailed: true }),
    keepUndecided: assign({ undecided: true }),
    keepNotSent: assign({ notSent: true }),
    keepLastEntry: assign({ lastEntry: (_, entries: readonly Entry[]) => newestIn(entries) }),
    forgetLastEntry: assign({ lastEntry: null }),
    forgetAgain: assign({ again: false }),
    forgetPast: assign({ elsewhere: false, notSent: false }),
    forgetRefusal: assign({ refusal: null }),
    forgetAttempt: assign(rules.untried),
  },
});

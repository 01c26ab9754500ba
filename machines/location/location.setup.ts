import { assign, sendTo, setup } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { call } from '../../services/actors/call.ts';
import { readClock } from '../../services/actors/clock.ts';
import {
  acknowledgeState,
  findLocation,
  noteLocated,
  noteReceipt,
  noteRefused,
  readLocationNotes,
  watchLocationPermission,
  type FoundLocation,
  type LocationPermission,
} from '../../services/actors/location.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import { helpVideoMachine } from '../helpVideo/helpVideo.machine.ts';
import { videoFrom } from '../helpVideo/offerVideo.ts';
import { failureIn } from '../kit/failureIn.ts';
import { listedLoan, withLoan } from '../kit/findingLoan.ts';
import * as rules from './location.rules.ts';
import type { LocationContext, LocationEvent, LocationInput, LocationOutcome } from './location.types.ts';

type Allowed = Answer<'GET /refiallowedstatus'>;

/** What the location flow can do; the chart is in location.machine.ts. */
export const locationSetup = setup({
  types: {} as {
    input: LocationInput;
    context: LocationContext;
    events: LocationEvent;
    output: LocationOutcome;
    tags: 'busy';
  },
  actors: {
    getAccounts: listAccounts,
    readNotes: readLocationNotes,
    watchPermission: watchLocationPermission,
    readClock,
    findLocation,
    checkState: call('GET /refiallowedstatus', { attempts: 2 }),
    acknowledge: acknowledgeState,
    noteLocated,
    noteRefused,
    helpVideo: helpVideoMachine,
  },
  guards: {
    isLoaded: ({ context }) => context.loan !== null,
    loanIsListed: ({ context }, answer: Answer<'GET /accounts'>) => listedLoan(context, answer) !== null,
    mayOpenHelp: ({ context }) => context.loan !== null && !rules.mustWait(context),
    mustWait: ({ context }) => rules.mustWait(context),
    isDenied: ({ context }) => context.permission === 'denied',
    asksForHelp: ({ context }) => context.requested === 'GpsLocationDisabled' && context.permission !== 'granted',
    hasReceipt: ({ context }) => context.hasReceipt,
    isAllowedNow: (_, permission: LocationPermission) => permission === 'granted' || permission === 'prompt',
    wasFound: (_, { kind }: FoundLocation) => kind === 'found',
    wasElsewhere: (_, { kind }: FoundLocation) => kind === 'elsewhere',
    wasDenied: (_, { kind }: FoundLocation) => kind === 'denied',
    wasTooSlow: (_, { kind }: FoundLocation) => kind === 'timedOut',
    mayGoOn: ({ context }, answer: Allowed) => rules.mayGoOn(context, answer),
    wantsConsent: ({ context }, answer: Allowed) => rules.wantsConsent(context, answer),
    isRefused: (_, failure: Failure) => rules.isRefused(failure),
  },
  actions: {
    keepLoan: assign(({ context }, answer: Answer<'GET /accounts'>) => withLoan(context, answer)),
    keepFound: assign((_, found: FoundLocation) => rules.afterSearch(found)),
    keepRefusal: assign(({ context }) => rules.refusalOf(context)),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null, refusal: null }),
    keepReceipt: assign({ hasReceipt: true }),
    noteReceipt,
    keepVideo: assign(videoFrom),
    sendToVideo: sendTo('helpVideo', ({ event }) => event),
  },
  delays: {
    // a browser may never answer a question that the customer has put aside; ms, ours
    promptPatience: 60_000,
    nextMinute: rules.toNextMinute,
  },
});

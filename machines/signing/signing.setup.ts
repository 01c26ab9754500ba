import { assign, setup } from 'xstate';
import { call } from '../../services/actors/call.ts';
import type { SigningReport, VisibilityReport } from '../../services/actors/events.ts';
import { leaveToSign, openSigning, readSigningWay, watchSigning } from '../../services/actors/signing.ts';
import { watchVisibility } from '../../services/actors/visibility.ts';
import type { SigningStatus } from '../../services/contract/enums.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './signing.rules.ts';
import type { SigningContext, SigningEvent, SigningInput, SigningOutcome } from './signing.rules.ts';

type Status = Answer<'GET /loanSigning'>;
type Opened = { signingUrl: string | null };

/** What signing can do; the chart is in signing.machine.ts. */
export const signingSetup = setup({
  types: {} as {
    input: SigningInput;
    context: SigningContext;
    events: SigningEvent | SigningReport | VisibilityReport;
    output: SigningOutcome;
    tags: 'busy';
  },
  actors: {
    readWay: readSigningWay,
    getSigning: call('GET /loanSigning'),
    openSigning,
    leaveToSign,
    watchSigning,
    watchVisibility,
  },
  guards: {
    hasReturned: ({ context }) => context.hasReturned,
    hasReturnedSigned: ({ context }, answer: Status) => context.hasReturned && rules.endedWith(answer) === 'signing_complete',
    endedWith: (_, { answer, status }: { answer: Status; status: SigningStatus }) => rules.endedWith(answer) === status,
    fitsHere: ({ context }) => context.way === 'frame',
    isForbidden: (_, { signingUrl }: Opened) => signingUrl === null,
    isGivenUp: (_, failure: Failure) => rules.isGivenUp(failure),
    isMissing: (_, failure: Failure) => rules.isMissing(failure),
    isBeingRecorded: (_, failure: Failure) => rules.isBeingRecorded(failure),
    arePapersVoid: (_, failure: Failure) => rules.arePapersVoid(failure),
    mayRetry: ({ context }) => rules.mayRetry(context),
  },
  actions: {
    keepUrl: assign({ signingUrl: (_, { signingUrl }: Opened) => signingUrl ?? '' }),
    forgetUrl: assign({ signingUrl: '' }),
    keepPause: assign({ pauseMs: ({ event }) => rules.pauseAfter(failureIn(event)) }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    keepEnding: assign({ ending: (_, ending: SigningOutcome['kind']) => ending }),
  },
  delays: {
    pollPause: ({ context }) => context.pauseMs,
    framePatience: rules.FRAME_PATIENCE_MS,
    statusLimit: ({ context }) => context.settings.signingStatusTimeoutSeconds * 1000, // CONST-009
  },
});

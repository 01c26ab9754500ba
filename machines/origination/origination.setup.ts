import { assign, enqueueActions, sendTo, setup, type SnapshotFrom } from 'xstate';
import { reloadAccounts } from '../../services/actors/accounts.ts';
import { call } from '../../services/actors/call.ts';
import { readClock } from '../../services/actors/clock.ts';
import { forgetInFlight } from '../../services/actors/inFlight.ts';
import { lateCharts } from '../../services/actors/lateCharts.ts';
import {
  forgetOrigination,
  keepOrigination,
  keepOriginationDraft,
  pollOrigination,
  readOrigination,
} from '../../services/actors/origination.ts';
import { readLoanReceipt, storeLoanReceipt } from '../../services/actors/originationReceipt.ts';
import { forgetAnswers } from '../../services/actors/payment.ts';
import { repeatableCall } from '../../services/actors/repeatableCall.ts';
import { readInFlight } from '../../services/actors/underWay.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer, CallName } from '../../services/contract/index.ts';
import type { StoredLoan } from '../../services/contract/originationReceipt.ts';
import type { OriginationDraft } from '../../services/contract/originationState.ts';
import type { InFlight } from '../../services/contract/unfinishedPayment.ts';
import type { attemptMachine } from '../attempt/attempt.machine.ts';
import type { AttemptOutcome } from '../attempt/attempt.types.ts';
import { standingOf } from '../attempt/attempt.view.ts';
import type { disburseMethodMachine } from '../disburseMethod/disburseMethod.machine.ts';
import type { DisburseMethodOutcome } from '../disburseMethod/disburseMethod.rules.ts';
import { failureIn } from '../kit/failureIn.ts';
import { hasConsented } from '../kit/hasConsented.ts';
import type { LogicOf } from '../kit/slot.ts';
import type { signingMachine } from '../signing/signing.machine.ts';
import type { SigningOutcome } from '../signing/signing.rules.ts';
import * as asks from './origination.asks.ts';
import * as rules from './origination.rules.ts';
import { attemptSlot, disburseMethodSlot, signingSlot } from './origination.slots.ts';
import type { OriginationContext, OriginationEvent, OriginationInput, OriginationOutcome } from './origination.types.ts';

type Looked = { pending: boolean };

const parts = lateCharts(async () => (await import('./origination.parts.ts')).fillSlots());
const attempt: LogicOf<typeof attemptMachine> = attemptSlot;
const disburseMethod: LogicOf<typeof disburseMethodMachine> = disburseMethodSlot;
const signing: LogicOf<typeof signingMachine> = signingSlot;

/** The actors, guards and actions of an origination; the chart is in origination.machine.ts. */
export const originationSetup = setup({
  types: {} as {
    input: OriginationInput;
    context: OriginationContext;
    events: OriginationEvent;
    output: OriginationOutcome;
    tags: 'busy' | 'bound' | 'noBack';
  },
  actors: {
    getInfo: call('GET /originationInfo', { attempts: 2 }),
    getTerms: call('GET /newaccountterms', { attempts: 2 }),
    getStatus: call('GET /applicationstatus', { attempts: 2 }), // POLL-007
    askRegister: repeatableCall('POST /mlaStatus'),
    readBegun: readOrigination,
    readInFlight,
    readClock,
    readReceipt: readLoanReceipt,
    keepDraft: keepOriginationDraft,
    keepCookie: keepOrigination,
    forgetBegun: forgetOrigination,
    fetchParts: parts.fetch,
    preloadParts: parts.preload,
    acceptAppraisal: repeatableCall('PUT /appraisalStatus'),
    queueCall: repeatableCall('POST /phoneQueue'),
    disburseMethod,
    attempt,
    look: pollOrigination,
    getAccounts: reloadAccounts,
    signing,
    noteSigned: repeatableCall('PUT /applicationstatus'),
    getReference: call('GET /disbursementReference', { attempts: 2 }),
    forgetInFlight,
    forgetAnswers,
  },
  guards: {
    isUnknown: (_, failure: Failure) => rules.isUnknown(failure),
    hasConsented: (_, terms: Answer<'GET /newaccountterms'>) => hasConsented(terms),
    isLoaded: ({ context }) => rules.isLoaded(context),
    isLapsed: ({ context }) => rules.isLapsed(context),
    isSigned: ({ context }) => rules.isSigned(context),
    asksLastPage: ({ context }) => rules.asksLastPage(context),
    isOfLoan: ({ context: { made } }, stored: StoredLoan | null) => stored !== null && stored.made.loanId === made?.loanId,
    isMade: ({ context }) => context.made !== null,
    isFollowed: ({ context }) => context.inFlight !== null,
    isBeingMade: ({ context }) => rules.isBeingMade(context),
    isCovered: ({ context }, status: Answer<'POST /mlaStatus'>) => status.coveredBorrower || rules.isForbidden(context),
    isForbidden: ({ context }) => rules.isForbidden(context),
    isDeclined: ({ context }) => context.isDeclined,
    isExpired: ({ context }) => rules.isExpired(context),
    asksCall: ({ context }) => context.requested === 'OriginationCallMe',
    hasAmount: ({ context }) => rules.hasAmount(context),
    mayChooseAmount: ({ context }) => rules.mayChooseAmount(context),
    mayChooseMethod: ({ context }) => rules.mayChooseMethod(context),
    amountIsWrong: ({ context }) => rules.problemOf(context) !== null,
    isAccepted: ({ context }) => context.info?.appraisalStatus === 'accepted',
    isQueued: ({ context }) => context.info?.calledForAt !== undefined,
    mayChoose: ({ context }, choice: string) => rules.choiceIn(context, choice) !== null,
    hasChoice: ({ context }) => rules.hasChoice(context),
    needsCard: ({ context }) => rules.needsCard(context),
    wasChosen: (_, { kind }: DisburseMethodOutcome) => kind === 'chosen',
    mayOriginate: ({ context }) => rules.mayOriginate(context),
    mayChange: ({ context }) => rules.mayChange(context),
    moneyMoves: ({ context }) => !rules.isAtRest(context),
    isAtRest: ({ context }) => rules.isAtRest(context),
    mayGoAway: ({ context }) => rules.mayGoAway(context),
    mustWait: ({ context }) => !rules.mayGoAway(context),
    wasMade: (_, { kind }: AttemptOutcome) => kind === 'paid',
    isSettledElsewhere: (_, outcome: AttemptOutcome) => asks.isSettledElsewhere(outcome),
    saysExpired: (_, outcome: AttemptOutcome) => asks.saysExpired(outcome),
    isPending: (_, { pending }: Looked) => pending,
    isOver: (_, failure: Failure) => rules.isOver(failure),
    loanIsListed: ({ context }, { loans }: Answer<'GET /accounts'>) => loans.some(({ loanId }) => loanId === context.made?.loanId),
    hasReturned: ({ context }) => context.hasReturned,
    wasSigned: (_, { kind }: SigningOutcome) => kind === 'signed',
    numberIsMissing: ({ context }) => context.reference === null,
    isOutdated: (_, { kind }: SigningOutcome) => kind === 'outdated',
  },
  actions: {
    keepInfo: assign((_, info: Answer<'GET /originationInfo'>) => rules.withInfo(info)),
    keepBegun: assign(({ context }, begun: OriginationDraft | null) => rules.fromDraft(context, begun)),
    keepInFlight: assign(({ context }, found: InFlight | null) => rules.withInFlight(context, found)),
    keepChoice: assign(({ context }, choice: string) => ({ choice: rules.choiceIn(context, choice), isMissing: false, notice: null })),
    keepMethod: assign(({ context }) => rules.withMethod(context)),
    keepCard: assign((_, outcome: DisburseMethodOutcome) => rules.withCard(outcome)),
    keepStanding: assign(({ context }, snapshot: SnapshotFrom<typeof attemptMachine>) => {
      const standing = standingOf(snapshot);
      return { standing, inFlight: standing.phase === 'ready' ? null : context.inFlight };
    }),
    beginOriginating: assign(({ context }) => rules.beforeOriginating(context)),
    keepMade: assign((_, outcome: AttemptOutcome) => asks.made(outcome)),
    reopen: assign((_, stored: StoredLoan | null) => asks.reopened(stored)),
    storeReceipt: ({ context }) => storeLoanReceipt(asks.storedLoan(context)),
    keepRefusal: assign((_, outcome: AttemptOutcome) => asks.refused(outcome)),
    keepElsewhere: assign(() => rules.toReload('endedElsewhere')),
    forgetInfo: assign(() => rules.toReload(null)),
    keepLoan: assign(({ context }, { loans }: Answer<'GET /accounts'>) => ({
      loan: loans.find(({ loanId }) => loanId === context.made?.loanId) ?? null,
    })),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    forgetReturn: assign({ hasReturned: false }),
    submit: sendTo('attempt', { type: 'attempt.submitted' }),
    // in the tab a moment later (CONST-046), in the cookie at once
    updateDraft: enqueueActions(({ enqueue, context }) => {
      const draft = rules.draftOf(context);
      enqueue.sendTo('keepDraft', { type: 'draft.changed', draft });
      enqueue.spawnChild('keepCookie', { input: draft });
    }),
    forgetRecord: enqueueActions(({ enqueue, context }) => enqueue.spawnChild('forgetInFlight', { input: rules.recordOf({ context }) })),
    forgetAnswers: enqueueActions(({ enqueue }, names: readonly CallName[]) => enqueue.spawnChild('forgetAnswers', { input: { names } })),
  },
  delays: { originationPoll: ({ context }) => context.settings.originationPollMs }, // POLL-004
});

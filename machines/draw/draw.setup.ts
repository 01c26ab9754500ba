import { assign, enqueueActions, sendTo, setup, stopChild, type SnapshotFrom } from 'xstate';
import { listAccounts } from '../../services/actors/accounts.ts';
import { call } from '../../services/actors/call.ts';
import { repeatableCall } from '../../services/actors/repeatableCall.ts';
import { readClock } from '../../services/actors/clock.ts';
import { readDrawReceipt, storeDrawReceipt } from '../../services/actors/drawReceipt.ts';
import { takeAddOnLock, type DrawStatus } from '../../services/actors/draws.ts';
import { stepDraft } from '../../services/actors/stepDraft.ts';
import { lateCharts } from '../../services/actors/lateCharts.ts';
import { forgetInFlight } from '../../services/actors/inFlight.ts';
import { readLocated } from '../../services/actors/located.ts';
import { forgetAnswers } from '../../services/actors/payment.ts';
import { readInFlight } from '../../services/actors/underWay.ts';
import type { StoredDraw } from '../../services/contract/drawReceipt.ts';
import type { Failure } from '../../services/contract/error.ts';
import type { Answer } from '../../services/contract/index.ts';
import type { InFlight } from '../../services/contract/unfinishedPayment.ts';
import type { attemptMachine } from '../attempt/attempt.machine.ts';
import type { AttemptOutcome } from '../attempt/attempt.types.ts';
import type { disburseMethodMachine } from '../disburseMethod/disburseMethod.machine.ts';
import type { DisburseMethodOutcome } from '../disburseMethod/disburseMethod.rules.ts';
import { failureIn } from '../kit/failureIn.ts';
import { listedLoan, withLoan } from '../kit/findingLoan.ts';
import type { LogicOf } from '../kit/slot.ts';
import { hasReference } from './draw.asks.ts';
import * as keeps from './draw.keep.ts';
import * as rules from './draw.rules.ts';
import type { DrawContext, DrawEvent, DrawInput, DrawNotice, DrawOutcome } from './draw.types.ts';
import { attemptSlot, disburseMethodSlot } from './draw.slots.ts';

const draft = stepDraft('draw', rules.DrawDraft, rules.stepOf);
const parts = lateCharts(async () => (await import('./draw.parts.ts')).fillSlots());
const attempt: LogicOf<typeof attemptMachine> = attemptSlot;
const disburseMethod: LogicOf<typeof disburseMethodMachine> = disburseMethodSlot;

/** The actors, guards and actions of a draw; the chart is in draw.machine.ts. */
export const drawSetup = setup({
  types: {} as { input: DrawInput; context: DrawContext; events: DrawEvent; output: DrawOutcome; tags: 'busy' | 'leaving' | 'noBack' },
  actors: {
    getAccounts: listAccounts,
    getDetail: call('GET /accountdetail', { attempts: 2 }), // POLL-007
    readDraft: draft.read,
    keepDraft: draft.keep,
    forgetDraft: draft.forget,
    readInFlight,
    readClock,
    readReceipt: readDrawReceipt,
    fetchParts: parts.fetch,
    preloadParts: parts.preload,
    disburseMethod,
    askRegister: repeatableCall('POST /mlaStatus'),
    getPapers: call('GET /documents', { attempts: 2 }),
    acknowledge: call('POST /disclosureacknowledgement', { attempts: 2 }),
    readLocated,
    checkLock: call('GET /addOnLock'),
    takeLock: takeAddOnLock,
    releaseLock: call('POST /loanlock', { attempts: 2 }), // FLOW-REFI-03
    attempt,
    look: call('GET /draw'),
    cancelDraw: call('DELETE /draw'),
    getReference: call('GET /disbursementReference', { attempts: 2 }),
    forgetInFlight,
    forgetAnswers,
  },
  guards: {
    isLoaded: ({ context }) => rules.isLoaded(context),
    loanIsListed: ({ context }, answer: Answer<'GET /accounts'>) => listedLoan(context, answer) !== null,
    hasLoan: (_, { loan }: Answer<'GET /accountdetail'>) => loan !== undefined,
    isFollowed: ({ context }) => rules.isFollowed(context),
    asksReceipt: ({ context }) => keeps.asksReceipt(context),
    hasReceipt: (_, stored: StoredDraw | null) => stored !== null,
    isPending: ({ context }) => context.messageKey !== '',
    isForbidden: ({ context }) => rules.whyNot(context) !== null,
    asksNotice: ({ context }) => ['GetCashNotice', 'ConfirmDisbursement'].includes(context.requested) && rules.mayReadNotice(context),
    asksFurther: ({ context }) => context.requested !== 'GetCashAmount' && rules.mayChooseWhere(context),
    amountIsWrong: ({ context }) => rules.problemOf(context) !== null,
    mayChooseAmount: ({ context }) => rules.mayChooseAmount(context),
    mayChooseWhere: ({ context }) => !rules.isFollowed(context) && rules.mayChooseWhere(context),
    mayReadNotice: ({ context }) => !rules.isFollowed(context) && rules.mayReadNotice(context),
    wasChosen: (_, { kind }: DisburseMethodOutcome) => kind === 'chosen',
    isAgreed: ({ context }) => rules.isAgreed(context),
    boxIsChecked: (_, { agreed }: { agreed: boolean }) => agreed,
    isOutdated: (_, failure: Failure) => rules.isOutdated(failure),
    asksLocation: ({ context }) => rules.asksLocation(context),
    isLocated: (_, isLocated: boolean) => isLocated,
    isLocked: (_, { isAddOnLocked }: Answer<'GET /addOnLock'>) => isAddOnLocked,
    canStillDraw: ({ context }, answer: Answer<'GET /accountdetail'>) => rules.canStillDraw(context, answer),
    isAsAgreed: ({ context }, answer: Answer<'GET /accountdetail'>) => rules.isAsAgreed(context, answer),
    isHeld: (_, failure: Failure) => rules.isHeld(failure),
    isElsewhere: (_, failure: Failure) => rules.isElsewhere(failure),
    mayDraw: ({ context }) => rules.mayDraw(context),
    attemptIsOpen: ({ context }) => rules.attemptIsOpen(context),
    isRefused: ({ context }) => rules.isRefused(context),
    mayTryAgain: ({ context }) => rules.mayTryAgain(context),
    moneyMoves: ({ context }) => !rules.isAtRest(context),
    isAtRest: ({ context }) => rules.isAtRest(context),
    mayGoAway: ({ context }) => rules.mayGoAway(context),
    mustWait: ({ context }) => !rules.mayGoAway(context),
    wishesAmount: ({ context }) => context.standing.phase === 'ready' && context.wish === 'amount',
    wishesWhere: ({ context }) => context.standing.phase === 'ready' && context.wish === 'where',
    wishesToLeave: ({ context }) => context.standing.phase === 'ready' && context.wish === 'leave',
    wasPaidOut: (_, outcome: AttemptOutcome) => keeps.isPaidOut(outcome),
    isWaiting: (_, { kind }: AttemptOutcome) => kind === 'paid',
    wasLeftOpen: (_, { kind }: AttemptOutcome) => kind === 'pending',
    endedElsewhere: (_, { kind }: AttemptOutcome) => kind === 'endedElsewhere',
    wasNotSent: (_, { kind }: AttemptOutcome) => kind === 'notSent',
    lockWasLost: (_, outcome: AttemptOutcome) => outcome.kind === 'refused' && rules.isLockLost(outcome.failure),
    papersAreVoid: (_, outcome: AttemptOutcome) => outcome.kind === 'refused' && rules.isUnread(outcome.failure),
    mayReview: ({ context }) => rules.mayReview(context),
    asksReference: ({ context }) => context.reference === null && hasReference(context),
    isDecided: (_, { pending }: DrawStatus) => !pending,
    waitsToBeCollected: (_, status: DrawStatus) => keeps.isWaiting(status),
    isGranted: ({ context }) => context.pending !== null && keeps.isWaiting(context.pending),
    isOver: (_, failure: Failure) => rules.isOver(failure),
    holdsLock: ({ context }) => context.holdsLock,
  },
  actions: {
    keepLoan: assign(({ context }, answer: Answer<'GET /accounts'>) => withLoan(context, answer)),
    keepDetail: assign((_, answer: Answer<'GET /accountdetail'>) => rules.withDetail(answer)),
    keepBegun: assign(({ context }, stored: rules.DrawDraft | null) => rules.fromDraft(context, stored)),
    keepInFlight: assign(({ context }, found: InFlight | null) => rules.withInFlight(context, found)),
    keepWhere: assign(({ context }, outcome: DisburseMethodOutcome) => keeps.withWhere(context, outcome)),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepAgreement: assign(({ context }) => ({ agreedTo: rules.loanOf(context).intentId, notice: null })),
    forgetFailure: assign({ failure: null, boxIsMissing: false }),
    keepStanding: assign(({ context }, attempt: SnapshotFrom<typeof attemptMachine>) => keeps.standing(context, attempt)),
    beginDrawing: assign(({ context }) => rules.beforeDrawing(context)),
    keepPaid: assign((_, outcome: AttemptOutcome) => keeps.paid(outcome)),
    reopen: assign((_, stored: StoredDraw | null) => keeps.reopened(stored)),
    storeReceipt: ({ context }) => storeDrawReceipt(keeps.storedDraw(context)),
    keepOpen: assign((_, outcome: AttemptOutcome) => keeps.leftOpen(outcome)),
    keepRefusal: assign((_, outcome: AttemptOutcome) => keeps.refused(outcome)),
    keepDecline: assign(({ context }) => keeps.declinedIn(context)),
    keepStatus: assign((_, status: DrawStatus) => keeps.withStatus(status)),
    reload: assign((_, notice: DrawNotice | null) => ({ ...rules.toReload(), notice })),
    keepNotice: assign({ notice: (_, notice: DrawNotice | null) => notice }),
    dropAgreement: assign({ agreedTo: null }),
    tellOfChange: assign({ notice: 'loanChanged' }),
    keepSentNotice: assign({ notice: ({ context }) => (context.standing.notSent ? 'notSent' : context.notice) }),
    wishAmount: assign({ wish: 'amount' }),
    wishWhere: assign({ wish: 'where' }),
    wishToLeave: assign({ wish: 'leave' }),
    submit: enqueueActions(({ enqueue }) => {
      enqueue.assign({ notice: null });
      enqueue.sendTo('attempt', { type: 'attempt.submitted' });
    }),
    dropAttempt: sendTo('attempt', { type: 'attempt.dropped' }),
    updateDraft: sendTo('keepDraft', ({ context }) => ({ type: 'draft.changed', draft: rules.draftOf(context) })),
    stopDraft: stopChild('keepDraft'),
    // a draft that is about to be saved would undo this
    forgetDraft: enqueueActions(({ enqueue }) => {
      enqueue(stopChild('keepDraft'));
      enqueue.spawnChild('forgetDraft');
    }),
    forgetRecord: enqueueActions(({ enqueue, context }) => enqueue.spawnChild('forgetInFlight', { input: rules.recordOf({ context }) })),
    forgetAnswers: enqueueActions(({ enqueue }) => enqueue.spawnChild('forgetAnswers', { input: { names: ['GET /accounts'] } })),
  },
  delays: {
    // ms, ours: nobody waits longer to leave; the lender ends the lock itself
    lockPatience: 5000,
    postDrawTimeout: ({ context }) => context.settings.postDrawTimeoutSeconds * 1000,
  },
});

import { assign, enqueueActions, forwardTo, sendTo, setup, spawnChild, stopChild, type SnapshotFrom } from 'xstate';
import { countPayment, noteReviewOffered } from '../../services/actors/appReview.ts';
import { call } from '../../services/actors/call.ts';
import { keepDraft } from '../../services/actors/draft.ts';
import { readLocated } from '../../services/actors/located.ts';
import { forgetCvv } from '../../services/actors/payment.ts';
import { lateCharts } from '../../services/actors/lateCharts.ts';
import { setLoanLock } from '../../services/actors/loanLock.ts';
import { storeReceipt } from '../../services/actors/receipts.ts';
import { readStoreAddress } from '../../services/actors/storeAddress.ts';
import { readWantedDocuments } from '../../services/actors/wantedDocuments.ts';
import { forgetDraft } from '../../services/actors/underWay.ts';
import type { AddCardOutcome } from '../addCard/addCard.rules.ts';
import type { attemptMachine } from '../attempt/attempt.machine.ts';
import type { AttemptOutcome } from '../attempt/attempt.types.ts';
import type { addCardMachine } from '../addCard/addCard.machine.ts';
import { failureIn } from '../kit/failureIn.ts';
import type { LogicOf } from '../kit/slot.ts';
import { gatheringMachine, type GatheringOutcome } from './gathering.machine.ts';
import { amountNow, renewalOffer } from './amount.rules.ts';
import * as keeps from './payment.keep.ts';
import * as rules from './payment.rules.ts';
import type { PaymentContext, PaymentEvent, PaymentInput, PaymentOutcome } from './payment.types.ts';
import { addCardSlot, attemptSlot } from './payment.slots.ts';
import { canConfirm, referenceOf, savingOf } from './receipt.rules.ts';
import { tidyingMachine } from './tidying.machine.ts';
import type { TidyingOutput } from './tidying.setup.ts';

const parts = lateCharts(async () => (await import('./payment.parts.ts')).fillSlots());
const addCard: LogicOf<typeof addCardMachine> = addCardSlot;
const attempt: LogicOf<typeof attemptMachine> = attemptSlot;

/** The actors, guards and actions of the payment; the chart is in payment.machine.ts. */
export const paymentSetup = setup({
  types: {} as { input: PaymentInput; context: PaymentContext; events: PaymentEvent; output: PaymentOutcome; tags: 'busy' | 'leaving' },
  actors: {
    gathering: gatheringMachine,
    fetchParts: parts.fetch,
    preloadParts: parts.preload,
    addCard,
    attempt,
    tidying: tidyingMachine,
    keepDraft,
    readWantedDocuments,
    forgetDraft,
    releaseLock: setLoanLock,
    countPayment,
    readStoreAddress,
    noteReviewOffered,
    readLocated,
    sendConfirmation: call('POST /sendConfirmation'),
  },
  guards: {
    isLoaded: ({ context }) => context.loan !== null,
    couldGather: (_, { kind }: GatheringOutcome) => kind === 'gathered',
    isInFlight: ({ context }) => context.inFlight !== null,
    wasPaidHere: ({ context }) => context.receipt !== null,
    owesNothing: ({ context }) => rules.payability(context.loan) === 'nothingOwed',
    isForbidden: ({ context }) => rules.payability(context.loan) === 'forbidden',
    asksFurther: ({ context }) => context.requested !== 'MakePayment' && context.amount !== null,
    asksReview: ({ context }) => context.requested === 'ReviewPayment' && rules.mayReview(context),
    documentsWanted: ({ context }) => context.documentsWanted,
    amountIsWrong: ({ context }) => 'problem' in amountNow(context),
    asksPartial: ({ context }) => !rules.partialIsConfirmed(context),
    needsNewCard: ({ context }) => rules.needsNewCard(context),
    hasOthers: ({ context }) => rules.hasUsableCard(context),
    methodIsUsable: ({ context }, method: string) => rules.mayUse(context, method),
    mayRouteToAmount: ({ context }) => context.loan !== null && !rules.attemptIsOpen(context),
    mayRouteToMethod: ({ context }) => rules.mayChooseMethod(context) && !rules.attemptIsOpen(context),
    mayRouteToNewCard: ({ context }) => context.cardsMayPay && rules.mayChooseMethod(context) && !rules.attemptIsOpen(context),
    mayAddCard: ({ context }) => context.cardsMayPay,
    asksLocation: ({ context }) => rules.asksLocation(context),
    // of a payment that goes on from its amount; an address of a later step is asked before the review
    asksLocationFirst: ({ context }) => context.requested === 'MakePayment' && rules.asksLocation(context),
    asksRenewalLocation: ({ context }) => rules.asksLocation(context, true),
    isLocated: (_, isLocated: boolean) => isLocated,
    asksAutoPay: ({ context }) => rules.asksAutoPay(context),
    isSpent: ({ context }) => rules.isSpent(context),
    asksAgreement: ({ context }) => rules.asksAgreement(context),
    mayRenew: ({ context }) => renewalOffer(context) === 'offered',
    holdsLock: ({ context }) => context.holdsLock,
    mayRouteToReview: ({ context }) =>
      rules.mayReview(context) &&
      !rules.asksLocation(context) &&
      !rules.asksAgreement(context) &&
      !rules.isSpent(context) &&
      !rules.asksAutoPay(context) &&
      !rules.attemptIsOpen(context),
    mayReview: ({ context }) => rules.mayReview(context),
    cardIsIdle: ({ context }) => !context.cardIsBusy,
    mayGoBack: ({ context, event }) => !context.cardIsBusy && rules.goesBack(context, event),
    isLeaving: ({ context }) => context.wish === 'leave',
    wasAdded: (_, { kind }: AddCardOutcome) => kind === 'added',
    lacksCvv: ({ context }, hasCvv: boolean) => rules.asksCvv(context) && !hasCvv,
    mayPay: ({ context }) => rules.mayPay(context),
    attemptIsOpen: ({ context }) => rules.attemptIsOpen(context),
    goesBack: ({ context, event }) => rules.goesBack(context, event),
    isRefused: ({ context }) => rules.isRefused(context),
    methodIsMissing: ({ context }) => rules.methodIsMissing(context),
    moneyMoves: ({ context }) => !rules.isAtRest(context),
    isAtRest: ({ context }) => rules.isAtRest(context),
    mayGoAway: ({ context }) => rules.mayGoAway(context),
    mustWait: ({ context }) => !rules.mayGoAway(context),
    wishesAmount: ({ context }) => context.standing.phase === 'ready' && context.wish === 'amount',
    wishesMethod: ({ context }) => context.standing.phase === 'ready' && context.wish === 'method',
    wishesToLeave: ({ context }) => context.standing.phase === 'ready' && context.wish === 'leave',
    isLacking: ({ context }, outcome: AttemptOutcome) => keeps.lackOf(context, outcome) !== null,
    // the settlement; nothing was charged (FLOW-OFFER-02)
    saysExpired: (_, outcome: AttemptOutcome) => outcome.kind === 'refused' && outcome.failure.code === 'OfferExpired',
    wasPaid: (_, { kind }: AttemptOutcome) => kind === 'paid',
    endedElsewhere: (_, { kind }: AttemptOutcome) => kind === 'endedElsewhere',
    wasNotSent: (_, { kind }: AttemptOutcome) => kind === 'notSent',
    canConfirm: ({ context }) => canConfirm(context),
    mayAskReview: ({ context }) => context.reviewPage !== null,
    isTidying: ({ context }) => !context.tidied,
    isDone: ({ context }) => context.tidied && context.wish === 'leave',
  },
  // ms, ours: nobody waits longer to leave; the lender ends the lock itself
  delays: { lockPatience: 5000 },
  actions: {
    keepGathered: assign(({ context }, outcome: GatheringOutcome) => keeps.afterGathering(context, outcome)),
    keepLoadFailure: assign((_, outcome: GatheringOutcome) => keeps.afterFailedGathering(outcome)),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    keepScreen: assign({ screen: (_, { screen }: { screen: string }) => screen }),
    keepDefaultMethod: assign({ method: ({ context }) => rules.defaultMethod(context) }),
    // a guard cannot see a child (decision 029)
    keepCardIsBusy: assign({ cardIsBusy: (_, busy: boolean) => busy }),
    keepCard: assign(({ context }, outcome: AddCardOutcome) => keeps.withCard(context, outcome)),
    beginPaying: assign(({ context }) => keeps.beforePaying(context)),
    keepStanding: assign(({ context }, attempt: SnapshotFrom<typeof attemptMachine>) => keeps.standing(context, attempt)),
    keepPaid: assign(({ context }, outcome: AttemptOutcome) => keeps.paid(context, outcome)),
    storeReceipt: ({ context }) => storeReceipt(keeps.storedReceipt(context)),
    keepRefusal: assign(({ context }, outcome: AttemptOutcome) => keeps.refused(context, outcome)),
    keepNotice: assign({ notice: ({ context }) => (context.standing.notSent ? 'notSent' : context.notice) }),
    keepLack: assign(({ context }, outcome: AttemptOutcome) => keeps.lacking(context, outcome)),
    keepNotSent: assign(keeps.notSent),
    keepEndedElsewhere: assign(keeps.endedElsewhere),
    keepTidying: assign((_, at: SnapshotFrom<typeof tidyingMachine>) => ({ saving: savingOf(at), reference: referenceOf(at) })),
    sendOn: forwardTo('tidying'),
    keepTidied: assign((_, { referenceNumber }: TidyingOutput) => ({
      tidied: true,
      reference: { number: referenceNumber, isMissing: false },
    })),
    noteReviewOffered: spawnChild('noteReviewOffered', { input: ({ context }) => context }),
    wishAmount: assign({ wish: 'amount' }),
    wishMethod: assign({ wish: 'method' }),
    wishToLeave: assign({ wish: 'leave' }),
    clearRequested: assign({ requested: 'MakePayment' }),
    forgetFailure: assign({ failure: null }),
    updateDraft: sendTo('keepDraft', ({ context }) => ({ type: 'draft.changed', draft: keeps.draftOf(context) })),
    submit: enqueueActions(({ enqueue }) => {
      enqueue.assign({ cvvProblem: false, codeOf: '' }); // the cell may be empty once the payment was sent
      enqueue.sendTo('attempt', { type: 'attempt.submitted' });
    }),
    dropAttempt: sendTo('attempt', { type: 'attempt.dropped' }),
    forgetCvv: enqueueActions(({ enqueue }) => {
      enqueue(forgetCvv);
      enqueue.assign({ codeOf: '' });
    }),
    stopDraft: stopChild('keepDraft'),
    // a draft that is about to be saved would undo this
    forgetDraft: enqueueActions(({ enqueue }) => {
      enqueue(stopChild('keepDraft'));
      enqueue.spawnChild('forgetDraft');
    }),
  },
});

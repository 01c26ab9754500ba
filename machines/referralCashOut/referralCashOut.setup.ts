import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { call } from '../../services/actors/call.ts';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { fenceCashOut, pollCashOut, postCashOut, searchCashOut } from '../../services/actors/cashOut.ts';
import { flowDraft } from '../../services/actors/flowDraft.ts';
import { acceptPayoutCard, readPayoutCard } from '../../services/actors/referral.ts';
import { repeatableCall } from '../../services/actors/repeatableCall.ts';
import type { Answer } from '../../services/contract/index.ts';
import { addCardMachine } from '../addCard/addCard.machine.ts';
import type { AddCardOutcome } from '../addCard/addCard.rules.ts';
import { addressSearchMachine } from '../addressSearch/addressSearch.machine.ts';
import { addressSearchView } from '../addressSearch/addressSearch.view.ts';
import { createAttempt, type attemptMachine } from '../attempt/attempt.machine.ts';
import type { AttemptOutcome } from '../attempt/attempt.types.ts';
import { failureIn } from '../kit/failureIn.ts';
import { CashOutDraft, type Typed } from './referralCashOut.fields.ts';
import * as rules from './referralCashOut.rules.ts';
import type { CashOutContext, CashOutEvent, CashOutInput, CashOutOutcome } from './referralCashOut.rules.ts';

const draft = flowDraft('referralCashOut', CashOutDraft);

/** The actors, guards and actions of a cash-out; the chart is in referralCashOut.machine.ts. */
export const cashOutSetup = setup({
  types: {} as { input: CashOutInput; context: CashOutContext; events: CashOutEvent; output: CashOutOutcome; tags: 'busy' | 'bound' },
  actors: {
    getProfile: call('POST /mdmProfile', { attempts: 2 }),
    getStates: cachedCall('GET /states'),
    saveProfile: repeatableCall('POST /mdmProfile'),
    addressSearch: addressSearchMachine,
    addCard: addCardMachine.provide({ actors: { postCard: acceptPayoutCard } }),
    readCard: readPayoutCard,
    readBalance: call('GET /referralStats', { attempts: 2 }),
    attempt: createAttempt({ actors: { post: postCashOut, poll: pollCashOut, fence: fenceCashOut, search: searchCashOut } }),
    readDraft: draft.read,
    writeDraft: draft.write,
    keepDraft: draft.keep,
  },
  guards: {
    needsProfile: ({ context }) => rules.needsProfile(context),
    isComplete: (_, answer: Answer<'POST /mdmProfile'>) => rules.isComplete(answer),
    formIsRight: ({ context }, values: Typed) => rules.formIsRight(context, values),
    wasAdded: (_, { kind }: AddCardOutcome) => kind === 'added',
    hasSession: (_, stored: CashOutDraft | null) => (stored?.transactionUuid ?? '') !== '',
    isInFlight: ({ context }) => context.inFlight !== null,
    hasCard: ({ context }) => context.card !== null,
    moneyMoves: ({ context }) => !rules.isAtRest(context),
    isAtRest: ({ context }) => rules.isAtRest(context),
    mayGoAway: ({ context }) => rules.mayGoAway(context),
    mustWait: ({ context }) => !rules.mayGoAway(context),
    maySend: ({ context }) => rules.maySend(context),
    mustCheck: ({ context }) => rules.mustCheck(context),
    isSameBalance: ({ context }, stats: Answer<'GET /referralStats'>) => rules.isSameBalance(context, stats),
    isRefused: ({ context }) => rules.isRefused(context),
    mayChangeCard: ({ context }) => rules.mayChangeCard(context),
    wasPaid: (_, { kind }: AttemptOutcome) => kind === 'paid',
    lacksProfile: (_, outcome: AttemptOutcome) => rules.lacksProfile(outcome),
    wasRefused: (_, { kind }: AttemptOutcome) => kind === 'refused',
  },
  actions: {
    keepDraft: assign(({ context }, stored: CashOutDraft | null) => rules.withDraft(context, stored)),
    keepTyped: assign({ typed: ({ context }, typed: Typed) => ({ ...context.typed, ...typed }) }),
    keepSubmitted: assign(({ context }, values: Typed) => rules.submitted(context, values)),
    keepSearch: assign(({ context }, snapshot: SnapshotFrom<typeof addressSearchMachine>) =>
      rules.searched(context, addressSearchView(snapshot)),
    ),
    keepCard: assign((_, outcome: AddCardOutcome) => rules.withCard(outcome)),
    beginSending: assign(({ context }) => rules.beforeSending(context)),
    keepStanding: assign(({ context }, attempt: SnapshotFrom<typeof attemptMachine>) => rules.withStanding(context, attempt)),
    keepReceipt: assign((_, outcome: AttemptOutcome) => rules.paid(outcome)),
    keepEnd: assign((_, outcome: AttemptOutcome) => rules.ended(outcome)),
    keepChecked: assign({ isChecked: true }),
    keepNotSent: assign({ outcome: { kind: 'notSent' } }),
    keepRefusal: assign((_, outcome: AttemptOutcome) => rules.refused(outcome)),
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    forgetFailure: assign({ failure: null }),
    updateDraft: sendTo('keepDraft', ({ context }) => ({ type: 'draft.changed', draft: rules.draftOf(context) })),
    tellSearch: sendTo('addressSearch', ({ event }) => event),
    submit: sendTo('attempt', { type: 'attempt.submitted' }),
    forgetDraft: draft.forgetAtEnd,
  },
});

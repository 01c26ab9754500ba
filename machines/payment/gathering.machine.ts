import { assign, setup } from 'xstate';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { listCards } from '../../services/actors/cards.ts';
import { readClock } from '../../services/actors/clock.ts';
import { readLeft } from '../../services/actors/draft.ts';
import { readLoanToPay } from '../../services/actors/loanToPay.ts';
import type { Failure } from '../../services/contract/error.ts';
import { failureIn } from '../kit/failureIn.ts';
import type { Person } from '../kit/session.types.ts';
import * as rules from './gathering.rules.ts';
import type { Gathered } from './payment.types.ts';
import { gatheringWords } from './gathering.words.ts';

export type GatheringInput = { person: Person; loanId: string };
type Context = GatheringInput & Gathered & { lmsId: string; failure: Failure | null };
/** A payment needs the loan; everything else may be missing. */
export type GatheringOutcome = { kind: 'gathered'; gathered: Gathered } | { kind: 'failed'; failure: Failure };

/**
 * Everything a payment needs before its first screen, loaded in parallel: the loan, never from the cache (POLL-007); the saved cards (OPEN-050);
 * the next business day (FLOW-PAY-17); the draft (FLOW-PAY-14) and a payment that may be in progress (FLOW-PAY-16).
 */
export const gatheringMachine = setup({
  types: {} as { input: GatheringInput; context: Context; output: GatheringOutcome },
  actors: {
    getAccounts: cachedCall('GET /accounts'),
    getDetail: readLoanToPay,
    getCards: listCards,
    getBusinessDate: cachedCall('GET /nextBusinessDate'),
    getSystems: cachedCall('GET /lmsReferenceId'),
    readClock,
    readLeft,
  },
  guards: {
    isGuest: ({ context }) => context.person.guest !== null,
    hasBothSystems: ({ context }) => context.person.systems.length > 1,
  },
}).createMachine({
  id: 'gathering',
  meta: gatheringWords,
  context: ({ input }) => rules.nothingYet(input),
  output: ({ context }) => rules.outcome(context),
  type: 'parallel',
  states: {
    loan: {
      initial: 'arriving',
      states: {
        // the list of accounts names the loan system; a guest has no list
        arriving: { always: [{ guard: 'isGuest', target: 'loading' }, { target: 'findingSystem' }] },
        findingSystem: {
          invoke: {
            id: 'getAccounts',
            src: 'getAccounts',
            input: {},
            onDone: { target: 'loading', actions: assign({ lmsId: ({ context, event }) => rules.systemOf(event.output.loans, context) }) },
            onError: 'loading',
          },
        },
        loading: {
          invoke: {
            id: 'getDetail',
            src: 'getDetail',
            input: ({ context }) => ({ loanId: context.loanId, lmsId: context.lmsId }),
            onDone: { target: 'dating', actions: assign(({ event }) => rules.loanIn(event.output)) },
            onError: { target: 'done', actions: assign({ failure: ({ event }) => failureIn(event) }) },
          },
        },
        dating: {
          invoke: {
            id: 'getBusinessDate',
            src: 'getBusinessDate',
            input: ({ context }) => ({ lmsId: context.loan?.lmsId ?? context.lmsId }),
            onDone: { target: 'dated', actions: assign({ nextBusinessDate: ({ event }) => rules.realDay(event.output.businessDate) }) },
            onError: 'dated',
          },
        },
        // a renewal of an NLS loan has no limits (RULE-020); a customer of one system has no other loans
        dated: { always: [{ guard: 'hasBothSystems', target: 'namingSystems' }, { target: 'done' }] },
        namingSystems: {
          invoke: {
            id: 'getSystems',
            src: 'getSystems',
            input: {},
            onDone: { target: 'done', actions: assign({ nlsId: ({ event }) => event.output.referenceIds.NLS }) },
            onError: 'done',
          },
        },
        done: { type: 'final' },
      },
    },
    cards: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            id: 'getCards',
            src: 'getCards',
            input: ({ context }) => ({ loanId: context.loanId }),
            onDone: { target: 'done', actions: assign(({ event }) => rules.cardsIn(event.output)) },
            onError: { target: 'done', actions: assign({ cardsFailure: ({ event }) => failureIn(event) }) },
          },
        },
        done: { type: 'final' },
      },
    },
    clock: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'readClock',
            src: 'readClock',
            onDone: { target: 'done', actions: assign({ now: ({ event }) => event.output.now }) },
          },
        },
        done: { type: 'final' },
      },
    },
    unfinished: {
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            id: 'readLeft',
            src: 'readLeft',
            input: rules.whose,
            onDone: { target: 'done', actions: assign(({ event }) => event.output) },
            onError: 'done',
          },
        },
        done: { type: 'final' },
      },
    },
  },
});

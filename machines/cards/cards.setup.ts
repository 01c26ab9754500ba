import { assign, setup } from 'xstate';
import { cachedCall } from '../../services/actors/cachedCall.ts';
import { listCards } from '../../services/actors/cards.ts';
import { readClock } from '../../services/actors/clock.ts';
import { removeCard } from '../../services/actors/savedCards.ts';
import type { Answer } from '../../services/contract/index.ts';
import { addCardMachine } from '../addCard/addCard.machine.ts';
import type { AddCardOutcome } from '../addCard/addCard.rules.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './cards.rules.ts';
import type { CardsContext, CardsEvent, CardsInput, CardsOutcome } from './cards.rules.ts';

/** What the cards chart can do; the chart itself is in cards.machine.ts. */
export const cardsSetup = setup({
  types: {} as { input: CardsInput; context: CardsContext; events: CardsEvent; output: CardsOutcome; tags: 'busy' },
  actors: { listCards, getAccounts: cachedCall('GET /accounts'), readClock, removeCard, addCard: addCardMachine },
  guards: {
    hasFailed: ({ context }) => context.failure !== null,
    asksForNew: ({ context }) => context.requested === 'AddPaymentMethod' && rules.mayAdd(context),
    mayAdd: ({ context }) => rules.mayAdd(context),
    isListed: ({ context }, card: string) => rules.isListed(context, card),
    mayRemove: ({ context }) => rules.mayRemove(context),
    isGone: ({ context }, answer: Answer<'GET /cards'>) => rules.isGone(context, answer),
    isPaidByCard: ({ context }, loanId: string) => rules.autoPayLoan(context, loanId) !== null,
    wasAdded: (_, { kind }: AddCardOutcome) => kind === 'added',
  },
  actions: {
    keepCards: assign(({ context }, answer: Answer<'GET /cards'>) => rules.listed(context, answer)),
    // cards of an earlier list are not shown as the lender's
    keepFailure: assign({ cards: null, failure: ({ event }) => failureIn(event) }),
    keepRemoval: assign({ removal: ({ event }) => failureIn(event) }),
    keepRemoved: assign(({ context }) => rules.removed(context)),
    keepAdded: assign((_, outcome: AddCardOutcome) => rules.added(outcome)),
    keepAutoPay: assign(({ context }, loanId: string) => ({ autoPayOf: rules.autoPayLoan(context, loanId) })),
    forgetChoice: assign({ chosen: '', removal: null }),
  },
});

import { assign, setup } from 'xstate';
import { listCards } from '../../services/actors/cards.ts';
import { readClock } from '../../services/actors/clock.ts';
import { removeCard } from '../../services/actors/savedCards.ts';
import type { Answer } from '../../services/contract/index.ts';
import { addCardMachine } from '../addCard/addCard.machine.ts';
import type { AddCardOutcome } from '../addCard/addCard.rules.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './disburseMethod.rules.ts';
import type { DisburseMethodContext, DisburseMethodEvent, DisburseMethodInput, DisburseMethodOutcome } from './disburseMethod.rules.ts';

/** What the choice of a way can do; the chart is in disburseMethod.machine.ts. */
export const disburseMethodSetup = setup({
  types: {} as {
    input: DisburseMethodInput;
    context: DisburseMethodContext;
    events: DisburseMethodEvent;
    output: DisburseMethodOutcome;
    tags: 'busy';
  },
  actors: { listCards, readClock, removeCard, addCard: addCardMachine },
  guards: {
    isLoaded: ({ context }) => context.cards !== null,
    cardsAreMissing: ({ context }) => context.failure !== null,
    mayChoose: ({ context }, choice: string) => rules.mayChoose(context, choice),
    hasChoice: ({ context }) => rules.mayChoose(context, context.choice),
    mayAdd: ({ context }) => rules.whyNotAdd(context) === null,
    isListed: ({ context }, card: string) => rules.cardOf(context, card) !== undefined,
    mayRemove: ({ context }) => rules.mayRemove(context),
    isGone: ({ context }, answer: Answer<'GET /cards'>) => rules.isGone(context, answer),
    wasAdded: (_, { kind }: AddCardOutcome) => kind === 'added',
  },
  actions: {
    keepCards: assign(({ context }, answer: Answer<'GET /cards'>) => rules.listed(context, answer)),
    // cards of an earlier list are not shown as the lender's
    keepFailure: assign({ cards: null, failure: ({ event }) => failureIn(event) }),
    propose: assign({ choice: ({ context }) => rules.proposed(context) }),
    keepChoice: assign((_, choice: string) => ({ choice, isMissing: false, notice: null })),
    keepAdded: assign(({ context }, outcome: AddCardOutcome) => rules.withAdded(context, outcome)),
    keepRemoved: assign(({ context }) => rules.withoutRemoved(context)),
    keepRemoval: assign({ removal: ({ event }) => failureIn(event) }),
  },
});

import { assign } from 'xstate';
import * as rules from './addCard.rules.ts';
import { addCardSetup } from './addCard.setup.ts';
import { addCardWords } from './addCard.words.ts';
import { handled, open } from './open.states.ts';

/**
 * One new card, typed into the hosted form of the vault: its number never reaches the portal, only a token that works once, which the lender
 * turns into a card. A form whose token is spent is replaced by a new one. Decision 029. Spec: portal §5 "Card add", calls §7 "Cards";
 * FLOW-CARD-01, 05, 06; ERR-005 to 012.
 */
export const addCardMachine = addCardSetup.createMachine({
  id: 'addCard',
  meta: addCardWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'card',
  states: {
    card: {
      id: 'AddPaymentMethod',
      route: {},
      on: {
        'card.saveChosen': { guard: 'maySave', actions: assign({ save: ({ event }) => event.save }) },
        'card.declined': 'closed',
      },
      initial: 'opening',
      states: {
        opening: {
          entry: assign({ formUrl: '', kind: null }), // nobody types into a form that is about to be replaced
          invoke: {
            id: 'openCardForm',
            src: 'openCardForm',
            input: ({ context: { purpose, loanId = '', hasForm } }) => ({ purpose, loanId, hasForm }),
            onDone: [
              {
                guard: { type: 'hasForm', params: ({ event }) => event.output },
                target: 'open',
                actions: { type: 'keepForm', params: ({ event }) => event.output },
              },
              { target: 'noForm' },
            ],
            onError: { target: 'unavailable', actions: 'keepFailure' },
          },
        },
        // no card can be typed in: the store takes it
        noForm: {},
        unavailable: { on: { 'card.retryChosen': { target: 'opening', actions: 'forgetProblems' } } },
        open,
        saving: {
          tags: 'busy',
          on: handled,
          invoke: {
            id: 'postCard',
            src: 'postCard',
            input: ({ context }) => ({ guestCard: rules.isGuestCard(context), bridgeToken: context.bridgeToken, nonce: context.nonce }),
            onDone: { target: '#addCard.closed', actions: assign({ card: ({ event }) => event.output, bridgeToken: '' }) },
            // the token is spent: a refused card needs a new form
            onError: { target: 'opening', actions: 'keepFailure' },
          },
        },
      },
    },
    closed: { type: 'final' },
  },
});

import { assign, sendTo, setup } from 'xstate';
import { watchVault } from '../../services/actors/cardForm.ts';
import { openCardForm } from '../../services/actors/cardFormKey.ts';
import { addCard } from '../../services/actors/guestCards.ts';
import type { Answer } from '../../services/contract/index.ts';
import { failureIn } from '../kit/failureIn.ts';
import * as rules from './cardForm.rules.ts';
import type { CardFormContext, CardFormHeard, CardFormInput, CardFormOutcome } from './cardForm.rules.ts';
import { cardFormWords } from './cardForm.words.ts';

/**
 * One card, entered in the hosted form of the vault: the number never comes here, only a token that works once, which the lender turns into
 * a saved card. A form whose token is spent is replaced by a fresh one. Spec: portal §5 "Card add", calls §7 "Cards"; FLOW-CARD-01, 05, 06; ERR-005 to 012.
 */
export const cardFormMachine = setup({
  types: {} as { input: CardFormInput; context: CardFormContext; events: CardFormHeard; output: CardFormOutcome; tags: 'busy' },
  actors: { openCardForm, watchVault, postCard: addCard },
  guards: {
    maySave: ({ context }) => !context.guestPayment,
    isReady: ({ event }) => event.type === 'vault.said' && event.message.type === 'card.ready',
    isTokenized: ({ event }) => event.type === 'vault.said' && event.message.type === 'card.tokenized',
    isRefused: ({ event }) => event.type === 'vault.said' && event.message.type === 'card.refused',
  },
  actions: {
    keepForm: assign((_, answer: Answer<'GET /cardFormKey'>) => rules.formIn(answer)),
    keepHeight: assign(({ event }) => rules.heightIn(event)),
    keepToken: assign(({ event }) => rules.tokenIn(event)),
    keepFields: assign(({ event }) => rules.fieldsIn(event)),
    keepSave: assign({ save: ({ context, event }) => (event.type === 'card.saveChosen' ? event.save : context.save) }),
    keepCard: assign({ card: (_, card: Answer<'POST /cards'>) => card, bridgeToken: '' }),
    keepFailure: assign({ failure: ({ event }) => failureIn(event), bridgeToken: '', formUrl: '' }),
    keepTokenMissing: assign({ tokenMissing: true }),
    keepUnreached: assign({ failure: rules.UNREACHED, formUrl: '' }),
    forgetProblems: assign({ failure: null, fields: [], tokenMissing: false }),
    orderToken: sendTo('watchVault', ({ context }) => ({ type: 'vault.order', order: { type: 'card.submit', nonce: context.nonce } })),
    orderDress: sendTo('watchVault', ({ context, event }) => rules.dress(context, event)),
  },
  delays: { vaultPatience: rules.VAULT_PATIENCE_MS },
}).createMachine({
  id: 'cardForm',
  meta: cardFormWords,
  context: ({ input }) => rules.emptyForm(input),
  output: ({ context }) => rules.outcome(context),
  initial: 'opening',
  on: { 'card.saveChosen': { guard: 'maySave', actions: 'keepSave' } },
  states: {
    opening: {
      tags: 'busy',
      invoke: {
        id: 'openCardForm',
        src: 'openCardForm',
        input: { purpose: 'payment' },
        onDone: { target: 'open', actions: { type: 'keepForm', params: ({ event }) => event.output } },
        onError: { target: 'unavailable', actions: 'keepFailure' },
      },
    },
    unavailable: { on: { 'card.retryChosen': { target: 'opening', actions: 'forgetProblems' } } },
    open: {
      invoke: {
        id: 'watchVault',
        src: 'watchVault',
        input: ({ context }) => ({ formUrl: context.formUrl, nonce: context.nonce }),
        onError: { target: 'unavailable', actions: 'keepFailure' },
      },
      on: { 'card.dressed': { actions: 'orderDress' }, 'vault.said': { guard: 'isReady', actions: 'keepHeight' } },
      initial: 'arriving',
      states: {
        // the frame's page is on its way: what it is told before it listens is lost
        arriving: {
          tags: 'busy',
          after: { vaultPatience: { target: '#cardForm.unavailable', actions: 'keepUnreached' } },
          on: { 'vault.said': { guard: 'isReady', target: 'shown', actions: 'keepHeight' } },
        },
        shown: {
          on: {
            'card.submitted': { target: 'checking', actions: ['forgetProblems', 'orderToken'] },
            // Enter in the form itself sends it as well
            'vault.said': { guard: 'isTokenized', target: '#cardForm.saving', actions: ['forgetProblems', 'keepToken'] },
          },
        },
        checking: {
          tags: 'busy',
          after: { vaultPatience: { target: 'shown', actions: 'keepTokenMissing' } },
          on: {
            'vault.said': [
              { guard: 'isTokenized', target: '#cardForm.saving', actions: 'keepToken' },
              { guard: 'isRefused', target: 'shown', actions: ['keepFields', 'keepTokenMissing'] },
            ],
          },
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'postCard',
        src: 'postCard',
        input: ({ context }) => ({ guestCard: rules.isGuestCard(context), bridgeToken: context.bridgeToken }),
        onDone: { target: 'saved', actions: { type: 'keepCard', params: ({ event }) => event.output } },
        // the token is spent: what was refused needs a fresh form
        onError: { target: 'opening', actions: 'keepFailure' },
      },
    },
    saved: { type: 'final' },
  },
});

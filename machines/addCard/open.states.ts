import { assign, sendTo } from 'xstate';
import { addCardSetup } from './addCard.setup.ts';

/** While the vault or the lender handles a card, nothing leads away. */
export const handled = { 'xstate.route': {}, 'card.declined': {} } as const;

/** The hosted form is open: the vault says what becomes of the typed card. Spec: calls §7 "Cards"; ERR-005 to 012. */
export const open = addCardSetup.createStateConfig({
  invoke: [
    {
      id: 'watchVault',
      src: 'watchVault',
      input: ({ context: { processor, formUrl, nonce } }) => ({ processor, formUrl, nonce }),
      onError: { target: 'unavailable', actions: 'keepFailure' },
    },
    { id: 'lookUpCard', src: 'lookUpCard' },
  ],
  on: {
    'card.recognized': { actions: assign({ kind: ({ event }) => event.kind }) },
    'card.dressed': {
      actions: sendTo('watchVault', ({ context: { nonce }, event: { theme, language } }) => ({
        type: 'vault.order',
        order: { type: 'card.dress', nonce, theme, language },
      })),
    },
    'vault.reported': [
      {
        guard: { type: 'isReady', params: ({ event }) => event.message },
        actions: { type: 'keepReported', params: ({ event }) => event.message },
      },
      {
        guard: { type: 'isNumbered', params: ({ event }) => event.message },
        actions: { type: 'lookUp', params: ({ event }) => event.message },
      },
    ],
  },
  initial: 'loading',
  states: {
    // the page of the form is loading: an order is lost until it listens
    loading: {
      after: { vaultPatience: { target: '#AddPaymentMethod.unavailable', actions: 'keepFailure' } },
      on: {
        'vault.reported': {
          guard: { type: 'isReady', params: ({ event }) => event.message },
          target: 'entering',
          actions: { type: 'keepReported', params: ({ event }) => event.message },
        },
      },
    },
    entering: {
      on: {
        'card.retryChosen': { target: '#AddPaymentMethod.opening', actions: 'forgetProblems' }, // the form has expired
        'card.submitted': {
          target: 'checking',
          actions: [
            'forgetProblems',
            sendTo('watchVault', ({ context: { nonce } }) => ({ type: 'vault.order', order: { type: 'card.submit', nonce } })),
          ],
        },
        // Enter in the form itself submits it as well
        'vault.reported': [
          {
            guard: { type: 'isTokenized', params: ({ event }) => event.message },
            target: '#AddPaymentMethod.saving',
            actions: ['forgetProblems', { type: 'keepReported', params: ({ event }) => event.message }],
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.message },
            actions: { type: 'keepReported', params: ({ event }) => event.message },
          },
        ],
      },
    },
    checking: {
      tags: 'busy',
      after: { vaultPatience: { target: 'entering', actions: assign({ tokenMissing: true }) } },
      on: {
        ...handled,
        'vault.reported': [
          {
            guard: { type: 'isTokenized', params: ({ event }) => event.message },
            target: '#AddPaymentMethod.saving',
            actions: { type: 'keepReported', params: ({ event }) => event.message },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.message },
            target: 'entering',
            actions: { type: 'keepReported', params: ({ event }) => event.message },
          },
        ],
      },
    },
  },
});

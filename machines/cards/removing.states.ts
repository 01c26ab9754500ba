import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import * as rules from './cards.rules.ts';
import { cardsSetup } from './cards.setup.ts';

/** Does the customer want to remove the card? A card that autopay uses stays until its autopay is changed. Spec: FLOW-CARD-07. */
export const confirming = cardsSetup.createStateConfig({
  on: {
    'card.removeConfirmed': { guard: 'mayRemove', target: 'removing' },
    'card.removeDeclined': 'open',
    'autoPay.opened': {
      guard: { type: 'isPaidByCard', params: ({ event }) => event.loanId },
      target: '#cards.closed',
      actions: { type: 'keepAutoPay', params: ({ event }) => event.loanId },
    },
  },
});

export const removing = cardsSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  entry: assign({ removal: null }),
  invoke: {
    id: 'removeCard',
    src: 'removeCard',
    input: rules.removeAsk,
    onDone: { target: 'open', actions: 'keepRemoved' },
    onError: { target: 'checking', actions: 'keepRemoval' },
  },
});

/** Without an answer the card may be gone, and it may have been removed in another tab: the lender's list says so. */
export const checking = cardsSetup.createStateConfig({
  tags: 'busy',
  on: stay,
  invoke: {
    id: 'checkCards',
    src: 'listCards',
    input: { loanId: '' },
    onDone: [
      { guard: { type: 'isGone', params: ({ event }) => event.output }, target: 'open', actions: 'keepRemoved' },
      { target: 'confirming', actions: { type: 'keepCards', params: ({ event }) => event.output } },
    ],
    onError: 'confirming',
  },
});

import { assign } from 'xstate';
import * as rules from './referralCashOut.rules.ts';
import { cashOutSetup } from './referralCashOut.setup.ts';

/** Does the lender know whom it pays? Spec: FLOW-REFER-07. */
export const checking = cashOutSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'getProfile',
    src: 'getProfile',
    input: rules.profileAsk,
    onDone: [{ guard: { type: 'isComplete', params: ({ event }) => event.output }, target: '#ReferRedeemReview' }, { target: 'recalling' }],
    onError: { target: 'failed', actions: 'keepFailure' },
  },
});

/** What was typed before a reload. */
export const recalling = cashOutSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'readTyped',
    src: 'readDraft',
    onDone: { target: 'preparing', actions: { type: 'keepDraft', params: ({ event }) => event.output } },
  },
});

/** The states to choose from; without them two letters can be typed. */
export const preparing = cashOutSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'getStates',
    src: 'getStates',
    input: {},
    onDone: { target: 'filling', actions: assign({ states: ({ event }) => event.output.states }) },
    onError: 'filling',
  },
});

/** Name, date of birth and home. Spec: ROUTE-037. */
export const filling = cashOutSetup.createStateConfig({
  invoke: [
    { id: 'keepDraft', src: 'keepDraft' },
    { id: 'addressSearch', src: 'addressSearch', onSnapshot: { actions: { type: 'keepSearch', params: ({ event }) => event.snapshot } } },
  ],
  on: {
    'search.*': { actions: 'tellSearch' },
    'profile.typed': { actions: [{ type: 'keepTyped', params: ({ event }) => event.values }, 'updateDraft'] },
    'profile.submitted': [
      {
        guard: { type: 'formIsRight', params: ({ event }) => event.values },
        target: 'saving',
        actions: { type: 'keepSubmitted', params: ({ event }) => event.values },
      },
      { actions: [{ type: 'keepSubmitted', params: ({ event }) => event.values }, 'updateDraft'] },
    ],
    'flow.left': '#referralCashOut.closed',
  },
});

/** Sent twice, it is stored once. Spec: CALL-113. */
export const saving = cashOutSetup.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'saveProfile',
    src: 'saveProfile',
    input: rules.detailsAsk,
    onDone: '#ReferRedeemReview',
    onError: { target: 'filling', actions: 'keepFailure' },
  },
});

import { assign } from 'xstate';
import { checking, filling, preparing, recalling as recallingTyped, saving } from './profile.states.ts';
import * as rules from './referralCashOut.rules.ts';
import { cashOutSetup } from './referralCashOut.setup.ts';
import { referralCashOutWords } from './referralCashOut.words.ts';
import { recalling, sending } from './sending.states.ts';

/**
 * Cashes out the whole balance of referral rewards to a debit card: a non-customer first says who that is, a card is typed into the hosted form,
 * then the money is sent once. Part of the flow `referral` (decision 029). Spec: PROD-025, ROUTE-037 to ROUTE-040, FLOW-REFER-01 to -03, -07.
 */
export const referralCashOutMachine = cashOutSetup.createMachine({
  id: 'referralCashOut',
  meta: referralCashOutWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context }) => context.outcome,
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'needsProfile', target: 'profile' }, { target: 'review' }] },
    profile: {
      id: 'ReferCompleteProfile',
      initial: 'checking',
      states: {
        checking,
        failed: { on: { 'retry.chosen': { target: 'checking', actions: 'forgetFailure' }, 'flow.left': '#referralCashOut.closed' } },
        recalling: recallingTyped,
        preparing,
        filling,
        saving,
      },
    },
    card: {
      entry: assign({ card: null }),
      // the screen is that of addCard
      invoke: {
        id: 'addCard',
        src: 'addCard',
        input: rules.cardInput,
        onSnapshot: {},
        onDone: [
          {
            guard: { type: 'wasAdded', params: ({ event }) => event.output },
            target: '#ReferRedeemReview.noting',
            actions: { type: 'keepCard', params: ({ event }) => event.output },
          },
          { target: 'closed' },
        ],
      },
    },
    review: {
      id: 'ReferRedeemReview',
      initial: 'recalling',
      states: {
        recalling,
        reading: {
          tags: 'busy',
          invoke: {
            id: 'readCard',
            src: 'readCard',
            input: ({ context: { transactionUuid } }) => ({ transactionUuid }),
            onDone: { target: 'deciding', actions: assign({ card: ({ event }) => event.output }) },
            onError: 'deciding', // it is typed again
          },
        },
        deciding: {
          always: [
            { guard: 'isInFlight', target: 'sending' },
            { guard: 'hasCard', target: 'sending' },
            { target: '#referralCashOut.card' },
          ],
        },
        noting: {
          tags: 'busy',
          invoke: { id: 'writeDraft', src: 'writeDraft', input: ({ context }) => rules.draftOf(context), onDone: 'sending' },
        },
        sending,
      },
    },
    confirmed: { id: 'ReferRedeemSuccess', entry: 'forgetDraft', on: { 'flow.left': 'closed' } },
    closed: { type: 'final' },
  },
});

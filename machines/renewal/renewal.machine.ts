/**
 * The terms of a renewal: what it costs beside a plain payment and a payoff, and as which product. Its payment has begun, and goes on with the
 * terms in its draft. The loan of two parties is locked from the choice on. Spec: ROUTE-069, FLOW-REFI, portal §4 "Refinance eligibility".
 */
import { assign } from 'xstate';
import { stay } from '../kit/stay.ts';
import { takingCash, where } from './cash.states.ts';
import { locking, noting, releasing } from './lock.states.ts';
import { loading, meeting, pricing, warning } from './pricing.states.ts';
import * as rules from './renewal.rules.ts';
import { renewalSetup } from './renewal.setup.ts';
import { renewalWords } from './renewal.words.ts';
import { selling, verifying } from './steps.states.ts';

export const renewalMachine = renewalSetup.createMachine({
  id: 'renewal',
  meta: renewalWords,
  context: ({ input }) => rules.atStart(input),
  output: ({ context: { outcome, brand, loanId } }) => ({ kind: outcome, brand: brand ?? '', loanId }),
  invoke: { id: 'keepChoices', src: 'keepChoices' },
  initial: 'choice',
  states: {
    choice: {
      id: 'ProductSwitch',
      route: { guard: 'isLoaded' },
      on: { 'flow.left': 'leaving', 'plainPayment.chosen': 'paying' },
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'isLoaded', target: 'choosing' }, { target: 'loading' }] },
        loading: { ...loading, on: stay },
        // another customer's loan, or none
        unknown: {},
        failed: { on: { 'retry.chosen': 'loading' } },
        // FLOW-REFI-18, ERR-023
        denied: {},
        warning,
        pricing: { ...pricing, on: stay },
        // the lender refuses every product with this amount, and says why
        impossible: { on: meeting },
        choosing: {
          on: {
            ...meeting,
            'product.chosen': {
              guard: { type: 'mayChoose', params: ({ event }) => event.product },
              actions: [assign({ product: ({ event }) => event.product }), 'forgetFailure', 'updateChoices'],
            },
            ...takingCash,
          },
        },
        // another product has another rate: the customer acknowledges that first (ROUTE-113, riskDialogs-3)
        checkingSwitch: {
          tags: 'busy',
          on: stay,
          entry: 'forgetFailure',
          invoke: {
            id: 'getSwitchRisks',
            src: 'getRisks',
            input: rules.riskAsk(true),
            onDone: [
              {
                guard: { type: 'isDenied', params: ({ event }) => event.output },
                target: 'denied',
              },
              { target: 'confirmingSwitch', actions: { type: 'keepRisks', params: ({ event }) => rules.risksIn(event.output) } },
            ],
            onError: { target: 'choosing', actions: 'keepFailure' },
          },
        },
        // ROUTE-115
        confirmingSwitch: { on: { 'switch.confirmed': '#renewal.confirmed', 'switch.declined': 'choosing' } },
      },
    },
    confirmed: { always: [{ guard: 'takesCash', target: 'where' }, { target: 'claiming' }] },
    where,
    claiming: { always: [{ guard: 'isAlone', target: 'selling' }, { target: 'noting' }] },
    noting,
    locking,
    verifying,
    selling,
    storing: {
      tags: 'busy',
      on: stay,
      entry: [assign({ outcome: 'termsChosen' }), 'forgetChoices'],
      invoke: {
        id: 'keepRenewal',
        src: 'keepRenewal',
        input: ({ context }) => ({ ...rules.whose({ context }), renewal: rules.renewalOf(context) }),
        onDone: 'closed',
      },
    },
    // FLOW-REFI-05: the payment is dropped, here and with the service
    blocked: {
      id: 'AlternateBlocked',
      on: { ...stay, 'flow.left': 'closed' },
      entry: assign({ outcome: 'left' }),
      initial: 'dropping',
      states: { dropping: { invoke: { id: 'forgetDraft', src: 'forgetDraft', onDone: 'dropped' } }, dropped: {} },
    },
    paying: { entry: [assign({ outcome: 'plainPaymentChosen' }), 'forgetChoices'], always: 'leaving' },
    leaving: { always: [{ guard: 'holdsLock', target: 'releasing' }, { target: 'closed' }] },
    releasing,
    closed: { type: 'final' },
  },
});
